// The light build ships without types of its own; it is a subset of the full one.
declare module 'hls.js/light' {
  export * from 'hls.js'
  export { default } from 'hls.js'
}
