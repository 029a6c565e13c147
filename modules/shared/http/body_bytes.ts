/** What was sent, read no further than one byte over the limit; that byte is what gets it refused. */
export async function bodyBytes(stream: AsyncIterable<Buffer>, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  return size <= limit ? Buffer.concat(chunks) : Buffer.alloc(limit + 1)
}
