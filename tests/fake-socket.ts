/** Stands in for the browser's `WebSocket`; tests play the server. */
export class FakeSocket extends EventTarget {
  static made: FakeSocket[] = []
  isClosed = false
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    FakeSocket.made.push(this)
  }

  /** The newest one. */
  static last(): FakeSocket {
    const socket = FakeSocket.made.at(-1)
    if (!socket) throw new Error('no socket was made')
    return socket
  }

  /** Those that are still open. */
  static open(): FakeSocket[] {
    return FakeSocket.made.filter(({ isClosed }) => !isClosed)
  }

  close() {
    this.isClosed = true
  }

  accept() {
    this.dispatchEvent(new Event('open'))
  }

  tell(frame: unknown) {
    const data = typeof frame === 'object' && !(frame instanceof ArrayBuffer) ? JSON.stringify(frame) : frame
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  end(code = 1006) {
    this.isClosed = true
    this.dispatchEvent(new CloseEvent('close', { code }))
  }
}
