/** What sends a file as the body itself, which the API's document has no words for. */
export function uploadOf(file: Blob) {
  return {
    body: file as never,
    bodySerializer: (body: unknown) => body as never,
    headers: { 'content-type': file.type || 'application/octet-stream' },
  }
}
