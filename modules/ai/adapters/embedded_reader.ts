import { read, type Reading } from '../pure.ts'
import { RequestReader, type AskedTurn } from '../ports/request_reader.ts'

/** Barema's own rules: no network, no key, no language model. */
export class EmbeddedReader extends RequestReader {
  readonly name = 'embedded'

  async read({ prompt, draft, situation }: AskedTurn): Promise<Reading> {
    return read(prompt, draft, situation)
  }
}
