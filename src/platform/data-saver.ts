/** Whether the learner has the browser's data saver on: nothing is fetched ahead then. */
export const savesData = () => navigator.connection?.saveData === true
