import { onTestFinished, vi } from 'vitest'

/** Uploads of one test: they reach the mock world, wait while held, and fail on request. */
export interface FakeLine {
  /** Holds the next uploads at half until `release`. */
  hold: () => void
  release: () => void
  /** Cuts the next upload off at half. */
  cut: () => void
}

/** Replaces the browser's upload: nothing but the mock world's `fetch` is needed. */
export function fakeUploads(send: typeof fetch): FakeLine {
  let gate: PromiseWithResolvers<void> | null = null
  let isCut = false

  class FakeRequest extends EventTarget {
    upload = new EventTarget()
    status = 0
    responseText = ''
    headers = new Headers()
    private address = ''
    private received = new Headers()
    private isGone = false

    open(_method: string, url: string) {
      this.address = url
    }

    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value)
    }

    getAllResponseHeaders() {
      return [...this.received].map(([name, value]) => `${name}: ${value}`).join('\r\n')
    }

    abort() {
      this.isGone = true
      this.dispatchEvent(new Event('loadend'))
    }

    send(body: FormData) {
      void this.run(body)
    }

    private async run(body: FormData) {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 500, total: 1000 }))
      const cut = isCut
      isCut = false
      await gate?.promise
      if (this.isGone) return
      const isSent = !cut && (await this.isAnswered(body))
      this.dispatchEvent(new Event(isSent ? 'load' : 'error'))
      this.dispatchEvent(new Event('loadend'))
    }

    /** False where the mock world refused the line, as it does while the learner is offline. */
    private async isAnswered(body: FormData): Promise<boolean> {
      try {
        const answer = await send(this.address, { method: 'POST', headers: this.headers, body })
        this.status = answer.status
        this.received = answer.headers
        this.responseText = await answer.text()
        return true
      } catch {
        return false
      }
    }
  }

  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return {
    hold: () => {
      gate = Promise.withResolvers()
    },
    release: () => {
      gate?.resolve()
      gate = null
    },
    cut: () => {
      isCut = true
    },
  }
}

/** The beginning of a JPEG, which is all that the check of the content reads. */
export function photo(name = 'frame.jpg'): File {
  return new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'JFIF'.repeat(200)], name, { type: 'image/jpeg' })
}
