import vine from '@vinejs/vine'
import type { BodyBytes } from './body_bytes.ts'
import type { Access, Controller, Endpoint, FileType, LimitKind } from './endpoint.ts'

/** `v` is of the picture that is meant (`printOf`), so that browsers never show the one before. */
export const shownPictureValidator = vine.create({ v: vine.string().maxLength(100).optional() })

/** Who is answered, and what their tries are limited for. */
type Reader = Access & { limit?: LimitKind }

interface PictureCalls {
  path: string
  /** Made by `pictureController`. */
  controller: Controller
  /** Who may read it, and who may give it and take it away. */
  reading: Reader
  writing: Reader
  bytes: BodyBytes
  /** What it may be; PNG or JPEG unless said otherwise. */
  types?: readonly FileType[]
  /** A sentence of each call for the API document. */
  says: { show: string; give: string; remove: string }
}

/** The three calls of a picture that a row keeps: read, given, taken away. */
export function pictureEndpoints({
  path,
  controller,
  reading,
  writing,
  bytes,
  types = ['image/png', 'image/jpeg'],
  says,
}: PictureCalls): Endpoint[] {
  return [
    {
      ...reading,
      method: 'GET',
      path,
      handler: [controller, 'show'],
      waits: true,
      summary: says.show,
      query: shownPictureValidator,
      response: types,
    },
    {
      ...writing,
      method: 'PUT',
      path,
      handler: [controller, 'update'],
      waits: true,
      summary: says.give,
      bytes,
      status: 204,
    },
    {
      ...writing,
      method: 'DELETE',
      path,
      handler: [controller, 'destroy'],
      summary: says.remove,
      status: 204,
    },
  ]
}
