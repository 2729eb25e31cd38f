/** Whether the learner asks the browser to spare data: then nothing is fetched that was not asked for. */
export const sparesData = () => navigator.connection?.saveData === true
