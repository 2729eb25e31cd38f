// The server's codes for the state of a pause, besides 2 for a cancelled one (contract 2.19).
export const PLANNED = 0
export const RUNNING = 1
