import { parseArgs } from 'node:util'
import { takeTurn } from '#modules/ai/reader/turn'
import { conversations } from '#tests/helpers/conversations'
import { DAY, play, type PlayedTurn } from '#tests/helpers/played'
import { show, type Figure } from './figure.ts'

/*
 * What the assistant's reader makes of the conversations of tests/assistant, on one core:
 * `node --import=@poppinss/ts-exec tests/bench/assistant.ts [--json] [--wrong]`. With --wrong it prints the turns of
 * the known half that are not exact; those of the unseen half stay unseen, so that nobody mends the reader on them.
 */

const { values } = parseArgs({ options: { json: { type: 'boolean' }, wrong: { type: 'boolean' } } })
const LANGUAGES = { fr: 'French', nl: 'Dutch', en: 'English' } as const
const all = conversations()
const turns = all.flatMap(play)
if (values.wrong)
  for (const turn of turns) if (!turn.isExact && turn.conversation.half === 'known') print(turn)
const unseen = turns.filter(({ conversation }) => conversation.half === 'unseen')
const known = turns.filter(({ conversation }) => conversation.half === 'known')

const figures: Figure[] = [
  {
    what: 'conversations, half of them never used to mend the reader',
    value: all.length,
    unit: '',
  },
  ...Object.entries(LANGUAGES).flatMap(([code, language]): Figure[] => {
    const own = unseen.filter(({ conversation }) => conversation.language === code)
    return [
      {
        what: `turns of the unseen half that are exact, ${language}`,
        value: share(own, ({ isExact }) => isExact),
        unit: '%',
        promise: 80,
      },
      {
        what: `packages that are wrong and do not say so, ${language}`,
        value: share(own, ({ isSilentlyWrong }) => isSilentlyWrong),
        unit: '%',
        promise: 2,
      },
      {
        what: `questions where none was needed, ${language}`,
        value: share(own, ({ asksTooMuch }) => asksTooMuch),
        unit: '%',
      },
    ]
  }),
  {
    what: 'turns of the known half that are exact',
    value: share(known, ({ isExact }) => isExact),
    unit: '%',
  },
  {
    what: 'packages of the known half that are wrong and do not say so',
    value: share(known, ({ isSilentlyWrong }) => isSilentlyWrong),
    unit: '%',
  },
  {
    what: 'amounts that do not follow from the words, both halves',
    value: turns.reduce((sum, { invented }) => sum + invented, 0),
    unit: '',
    promise: 0,
  },
  {
    what: 'forbidden requests that gave a package, both halves',
    value: turns.filter(isForbiddenDone).length,
    unit: '',
    promise: 0,
  },
  {
    what: 'one turn of at most 2,000 signs, noise included, 95 of 100 within',
    value: slow(),
    unit: 'ms',
    promise: 10,
  },
]
show(figures)

function share(of: readonly PlayedTurn[], is: (turn: PlayedTurn) => boolean): number {
  return (100 * of.filter(is).length) / of.length
}

function isForbiddenDone({ expected, turn }: PlayedTurn): boolean {
  return expected.outcome === 'refuses' && turn.reading.ops.length > 0
}

/** Every request once more, warm, and as many of 2,000 signs of noise. */
function slow(): number {
  const noise = Array.from({ length: 60 }, (_, seed) => noiseOf(seed))
  const times = [...all.flatMap((each) => each.turns.map(({ user }) => user)), ...noise].map(
    (text) => {
      const started = performance.now()
      takeTurn(text, {}, { day: DAY })
      return performance.now() - started
    }
  )
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!
}

function noiseOf(seed: number): string {
  let state = seed + 1
  const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below
  let text = ''
  while (text.length < 2_000)
    text +=
      String.fromCharCode(97 + next(26)) +
      (next(6) === 0 ? ' ' : '') +
      (next(60) === 0 ? `${next(5_000)}, ` : '')
  return text.slice(0, 2_000)
}

function print({ conversation, expected, turn, isSilentlyWrong }: PlayedTurn): void {
  const kept = new Map(expected.leaves)
  console.log(
    `${conversation.language} ${conversation.manner}${isSilentlyWrong ? ' SILENT' : ''} > ${expected.user}`
  )
  console.log(
    `  expected ${expected.outcome} ${expected.about ?? ''} ${JSON.stringify(Object.fromEntries(kept))}`
  )
  console.log(
    `  read     ${turn.outcome} ${turn.reading.about ?? ''} ${JSON.stringify(turn.draft)} ${turn.reading.reason ?? ''} left ${turn.reading.leftovers.map(({ text }) => text).join(' | ')} ${JSON.stringify(turn.settled.refused ?? '')} q ${JSON.stringify(turn.reading.questions.map((q) => q.readings.map((r) => `${r.path}=${r.value}`)))}`
  )
}
