const BYTES_PER_MS = 1500
const STEPS = 10
const LONGEST_MS = 6000

/** Running uploads, by their request. */
const running = new WeakMap<XMLHttpRequest, ReturnType<typeof setTimeout>>()

/** Simulates the progress of uploads at 1.5 MB/s, since a service worker hides the real one. */
export function showUploadProgress(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with their request below
  const { send, abort } = XMLHttpRequest.prototype

  XMLHttpRequest.prototype.send = function sendSlowly(this: XMLHttpRequest, body) {
    const total = body instanceof FormData ? sizeOf(body) : 0
    if (total === 0) return send.call(this, body)
    const pause = Math.min(total / BYTES_PER_MS, LONGEST_MS) / STEPS
    const step = (n: number) => {
      this.upload.dispatchEvent(
        new ProgressEvent('progress', { lengthComputable: true, loaded: Math.round((total * n) / STEPS), total }),
      )
      if (n < STEPS)
        running.set(
          this,
          setTimeout(() => step(n + 1), pause),
        )
      else {
        running.delete(this)
        send.call(this, body)
      }
    }
    running.set(
      this,
      setTimeout(() => step(1), pause),
    )
  }

  XMLHttpRequest.prototype.abort = function abortSlowly(this: XMLHttpRequest) {
    const timer = running.get(this)
    if (timer === undefined) return abort.call(this)
    clearTimeout(timer)
    running.delete(this)
    for (const type of ['abort', 'loadend']) this.dispatchEvent(new ProgressEvent(type))
  }
}

function sizeOf(form: FormData): number {
  return [...form.values()].reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0)
}
