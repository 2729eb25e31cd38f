// The worker of the mock world: MSW's, which asks the page about each request. Files go past it, straight to the network:
// a page loads a hundred of them, and to ask about one costs more than to load it.
const FOLDERS = ['assets', 'art', 'hls', 'files', 'brand', 'src', 'node_modules', '@id', '@fs']

addEventListener('install', (event) => {
  const past = (folder) => ({
    condition: { urlPattern: new URLPattern({ pathname: new URL(`${folder}/*`, registration.scope).pathname }) },
    source: 'network',
  })
  // Browsers without routes ask about all.
  event.addRoutes?.(FOLDERS.map(past))
})

importScripts('mockServiceWorker.js')
