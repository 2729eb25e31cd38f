/** Path parameters of a stream's addresses. */
export const streamParams = {
  parse: ({ streamId }: { streamId: string }) => ({ streamId: Number(streamId) }),
  stringify: ({ streamId }: { streamId: number }) => ({ streamId: String(streamId) }),
}
