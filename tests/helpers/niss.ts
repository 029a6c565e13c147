import { randomInt } from 'node:crypto'

const two = (number: number) => String(number).padStart(2, '0')

const anyDay = () => `${two(randomInt(50, 100))}${two(randomInt(1, 13))}${two(randomInt(1, 29))}`

/** A register number of no other woman: no two people have one. Born on `day` of the last century, `YYMMDD`. */
export function newNiss(day = anyDay()): string {
  const nine = `${day}${String(2 * randomInt(1, 499)).padStart(3, '0')}`
  return `${nine}${two(97 - (Number(nine) % 97))}`
}

/** As people read it: `93.05.18-223.61`. */
export function writtenNiss(digits: string): string {
  return digits.replace(/^(..)(..)(..)(...)(..)$/, '$1.$2.$3-$4.$5')
}
