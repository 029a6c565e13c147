import { randomInt } from 'node:crypto'

/** A register number of nobody else in a shared company: no two people have one. */
export function newNiss(): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${two(randomInt(50, 100))}${two(randomInt(1, 13))}${two(randomInt(1, 29))}`
  const nine = `${day}${String(randomInt(1, 998)).padStart(3, '0')}`
  return `${nine}${two(97 - (Number(nine) % 97))}`
}

/** As people read it: `93.05.18-223.61`. */
export function writtenNiss(digits: string): string {
  return digits.replace(/^(..)(..)(..)(...)(..)$/, '$1.$2.$3-$4.$5')
}
