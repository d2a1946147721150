/** Events that arrive so long after the ones before belong to later changes: the stream goes on while its reader is there. */
const silenceMs = 500

/** Reads a stream of events to its end, or until it has said something and falls silent. */
export const readEvents = async (response: Response): Promise<string> => {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const silence = new Promise<null>((resolve) => {
      if (text.includes('\n\n')) timer = setTimeout(() => resolve(null), silenceMs)
    })
    const read = await Promise.race([reader?.read(), silence])
    clearTimeout(timer)
    if (read?.value) text += decoder.decode(read.value, { stream: true })
    if (read && !read.done) continue
    await reader?.cancel()
    return text
  }
}
