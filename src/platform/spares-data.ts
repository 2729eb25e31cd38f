/** Whether the learner asks the browser to spare data: then nothing is fetched that was not asked for. */
export const sparesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
