import { Zip, ZipPassThrough } from 'fflate'

/** A file of an archive. */
export interface ZippedFile {
  name: string
  bytes: Uint8Array
}

/** An archive, piece by piece: a file is read when those before it are on their way. PDFs are small already, and stay as they are. */
export async function* zipOf(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for await (const { name, bytes } of files) {
    const file = new ZipPassThrough(name)
    zip.add(file)
    file.push(bytes, true)
    yield* pieces
    pieces = []
  }
  zip.end()
  yield* pieces
}
