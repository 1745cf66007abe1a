/** The parts of a service worker's global scope that this one uses; the types of the DOM do not have them. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface PageEvent extends ExtendableEvent {
  request: Request
  /** The answer that the browser asked for while the worker was starting. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

interface MessageToWorker extends ExtendableEvent {
  data: unknown
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: PageEvent
  message: MessageToWorker
}

export interface WorkerScope {
  location: Location
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}
