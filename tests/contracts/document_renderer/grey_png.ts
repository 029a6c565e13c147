import { crc32, deflateSync } from 'node:zlib'

/** A grey picture, eight bits a point. */
export function greyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const points = Buffer.alloc((width + 1) * height, 128)
  for (let row = 0; row < height; row++) points[row * (width + 1)] = 0
  const chunks = [
    ['IHDR', header],
    ['IDAT', deflateSync(points)],
    ['IEND', Buffer.alloc(0)],
  ] as const
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...chunks.map(([type, data]) => chunk(type, data)),
  ])

  function chunk(type: string, data: Buffer) {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
}
