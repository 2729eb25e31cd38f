import type * as z from '#/lib/zod'

import { apiUrl } from './address'
import { type Answer, type AnswerHead, openAnswer, readData } from './answer'
import { apiConfig, throwIfStrange } from './client'
import { noteServerDate } from './clock'
import { ApiError } from './errors'
import { noted } from './failed-calls'
import { apiHeaders } from './headers'
import { readToken } from './token-store'

/** An upload that makes no progress for this long has failed; a slow one that moves is never cut off. */
const STALL_MS = 60_000
/** After the last byte nothing can be seen to move: the server may be checking a big file. */
const CHECK_MS = 5 * 60_000

export interface UploadOptions {
  /** Receives the bytes sent and their total, both including the form's own. */
  onProgress?: (sent: number, total: number) => void
  /** Cancels: the upload then rejects with the signal's reason. */
  signal?: AbortSignal
}

/** Sends one file to `POST /file` (not by fetch, which reports no progress); fails with the same errors as every call. */
export async function uploadFile<S extends z.ZodMiniType>(
  schema: S,
  file: File,
  options: UploadOptions = {},
): Promise<z.output<S>> {
  options.signal?.throwIfAborted()
  return readData(schema, await send(file, options))
}

function send(file: File, { onProgress, signal }: UploadOptions): Promise<Answer> {
  const config = apiConfig()
  const ask = { method: 'POST', url: apiUrl(config, 'v1', 'file'), token: readToken() }
  throwIfStrange(ask)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (kind: 'network' | 'timeout') => reject(noted(new ApiError({ ...ask, kind })))
    const stalled = () => {
      fail('timeout')
      request.abort()
    }
    let stall = setTimeout(stalled, STALL_MS)
    const cancel = () => {
      reject(signal?.reason)
      request.abort()
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(stall)
      stall = setTimeout(stalled, loaded < total ? STALL_MS : CHECK_MS)
      onProgress?.(loaded, total)
    })
    request.addEventListener('load', () => {
      const head = headOf(request)
      noteServerDate(head.headers.get('Date'), Date.now())
      try {
        resolve(openAnswer(ask, head, request.responseText))
      } catch (error) {
        reject(error instanceof ApiError ? noted(error) : error)
      }
    })
    request.addEventListener('error', () => fail('network'))
    request.addEventListener('loadend', () => {
      clearTimeout(stall)
      signal?.removeEventListener('abort', cancel)
    })
    signal?.addEventListener('abort', cancel)
    request.open('POST', ask.url)
    for (const [name, value] of Object.entries(apiHeaders(config, ask.token))) request.setRequestHeader(name, value)
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}

function headOf(request: XMLHttpRequest): AnswerHead {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1))
  }
  return { ok: request.status >= 200 && request.status < 300, status: request.status, headers }
}
