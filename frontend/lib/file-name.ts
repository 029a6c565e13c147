import { parse } from 'content-disposition'

/** The name that a `content-disposition` gives a file: the real one (RFC 6266) where there is one; empty without any. */
export function fileNameOf(disposition: string | null): string {
  return (disposition && parse(disposition).parameters.filename) ?? ''
}
