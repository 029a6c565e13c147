import { test } from '@japa/runner'
import fc from 'fast-check'
import { numbersOf } from '#modules/ai/reader/numbers'
import { fold, Taken, tokensOf } from '#modules/ai/reader/text'

function read(text: string): { value: number; unit?: string }[] {
  const folded = fold(text)
  const found = numbersOf(folded, tokensOf(folded), new Taken(folded.length))
  return found.filter(({ weak }) => !weak)
}

const grouped = (whole: number, sign: string) =>
  String(whole).replace(/\B(?=(\d{3})+(?!\d))/g, sign)

/** Every manner in which an amount is written in digits. */
const MANNERS: readonly ((whole: number, cents: number) => string)[] = [
  (whole, cents) => `${grouped(whole, '.')}${cents ? `,${String(cents).padStart(2, '0')}` : ''} €`,
  (whole, cents) => `€ ${grouped(whole, ',')}${cents ? `.${String(cents).padStart(2, '0')}` : ''}`,
  (whole, cents) =>
    `${grouped(whole, ' ')}${cents ? `,${String(cents).padStart(2, '0')}` : ''} euros`,
  (whole, cents) =>
    `${grouped(whole, '\u202f')}${cents ? `,${String(cents).padStart(2, '0')}` : ''} EUR`,
  (whole, cents) => `${whole}${cents ? `.${String(cents).padStart(2, '0')}` : ''}`,
  (whole, cents) => `${whole}${cents ? `,${String(cents).padStart(2, '0')}` : ',-'}`,
  (whole, cents) => `${grouped(whole, "'")}${cents ? `.${String(cents).padStart(2, '0')}` : ''}`,
]

const FR_UNITS = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(' ') // prettier-ignore
const FR_TENS = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'septante', 'quatre-vingt', 'nonante'] // prettier-ignore
const NL_UNITS = 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(' ') // prettier-ignore
const NL_TENS = ['', '', 'twintig', 'dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig', 'negentig'] // prettier-ignore
const EN_UNITS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ') // prettier-ignore
const EN_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] // prettier-ignore

function french(n: number): string {
  if (n < 20) return FR_UNITS[n]!
  if (n < 100) {
    const [ten, unit] = [Math.floor(n / 10), n % 10]
    if (unit === 0) return ten === 8 ? 'quatre-vingts' : FR_TENS[ten]!
    return `${FR_TENS[ten]}${unit === 1 && ten !== 8 ? ' et ' : '-'}${FR_UNITS[unit]}`
  }
  if (n < 1000) return [n < 200 ? 'cent' : `${FR_UNITS[Math.floor(n / 100)]} cent`, n % 100 ? french(n % 100) : ''].join(' ').trim() // prettier-ignore
  return [n < 2000 ? 'mille' : `${french(Math.floor(n / 1000))} mille`, n % 1000 ? french(n % 1000) : ''].join(' ').trim() // prettier-ignore
}

function dutch(n: number): string {
  if (n < 20) return NL_UNITS[n]!
  if (n < 100) return n % 10 === 0 ? NL_TENS[n / 10]! : `${NL_UNITS[n % 10]}${/e$/.test(NL_UNITS[n % 10]!) ? 'ën' : 'en'}${NL_TENS[Math.floor(n / 10)]}` // prettier-ignore
  if (n < 1000)
    return `${n < 200 ? '' : NL_UNITS[Math.floor(n / 100)]}honderd${n % 100 ? dutch(n % 100) : ''}`
  return `${n < 2000 ? '' : dutch(Math.floor(n / 1000))}duizend${n % 1000 ? dutch(n % 1000) : ''}`
}

function english(n: number): string {
  if (n < 20) return EN_UNITS[n]!
  if (n < 100)
    return n % 10 === 0 ? EN_TENS[n / 10]! : `${EN_TENS[Math.floor(n / 10)]}-${EN_UNITS[n % 10]}`
  if (n < 1000)
    return `${EN_UNITS[Math.floor(n / 100)]} hundred${n % 100 ? ` and ${english(n % 100)}` : ''}`
  return `${english(Math.floor(n / 1000))} thousand${n % 1000 ? `${n % 1000 < 100 ? ' and' : ''} ${english(n % 1000)}` : ''}` // prettier-ignore
}

test.group('assistant: numbers', () => {
  test('an amount in digits is read back, in whatever manner it is written', ({ assert }) => {
    const amount = fc.tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 0, max: 99 }))
    fc.assert(
      fc.property(amount, fc.constantFrom(...MANNERS), ([whole, cents], manner) => {
        const written = manner(whole, cents)
        assert.deepEqual(
          read(`brut ${written} par mois`).map(({ value }) => value),
          [Number(`${whole}.${String(cents).padStart(2, '0')}`)],
          written
        )
      }),
      { seed: 22, numRuns: 2_000 }
    )
  })

  test('an amount in words is read back, in three languages', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 12, max: 99_999 }),
        fc.constantFrom(french, dutch, english),
        (whole, words) => {
          const written = `${words(whole)} euro`
          assert.deepEqual(
            read(written).map(({ value }) => value),
            [whole],
            written
          )
        }
      ),
      { seed: 22, numRuns: 3_000 }
    )
  })

  test('what people say beside', ({ assert }) => {
    const said: Record<string, number> = {
      '3k': 3000,
      '3,5k': 3500,
      '3k5': 3500,
      '60 mille': 60_000,
      '60k€': 60_000,
      'tweeëndertighonderd': 3200,
      'thirty-two hundred': 3200,
      'soixante-dix-sept euros': 77,
      'quatre-vingt-dix-sept euros': 97,
      'neuf virgule cinq': 9.5,
      'sept euros cinquante': 7.5,
      'trois mille et demi': 3500,
      'four and a half thousand': 4500,
    }
    for (const [words, value] of Object.entries(said))
      assert.deepEqual(
        read(words).map((each) => each.value),
        [value],
        words
      )
    assert.deepEqual(read('10 %'), [{ start: 0, end: 4, value: 10, unit: 'percent' }] as never)
  })
})
