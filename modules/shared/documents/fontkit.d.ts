/** The little of fontkit that documents use; the package brings no types. */
declare module 'fontkit' {
  export interface Font {
    readonly fullName: string
    readonly characterSet: number[]
  }
  export function create(bytes: Uint8Array): Font
}
