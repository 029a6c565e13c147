import fc from 'fast-check'
import {
  BLOCK_KINDS,
  isPlace,
  TEMPLATE_VARIABLES,
  type Block,
} from '#modules/templates/domain/template_body'
import { TEMPLATE_CONDITIONS } from '#modules/templates/domain/template_conditions'

const words = fc
  .array(
    fc.constantFrom(
      ...['a', 'Été', ' ', '  ', '\u00a0', '*', '**', '\\', '{', '{{', '}}', '{{today}}', '{{x}}'],
      ...['#', '# ', '## ', '§ ', '- ', '1. ', '[Nom]', '«Nom»', '<b>', '\n', '\u0007', '😀']
    ),
    { maxLength: 4 }
  )
  .map((parts) => parts.join(''))

const run = fc.record({
  text: words,
  bold: fc.boolean(),
  italic: fc.boolean(),
  variable: fc.option(fc.constantFrom(...TEMPLATE_VARIABLES), { nil: null, freq: 4 }),
})

/** Texts as the API takes them: also with empty runs, lines and blocks, and with signs that mean something elsewhere. */
export const anyBlocks: fc.Arbitrary<Block[]> = fc.array(
  fc
    .record({
      kind: fc.constantFrom(...BLOCK_KINDS),
      lines: fc.array(fc.array(run, { maxLength: 4 }), { maxLength: 3 }),
      when: fc.option(fc.constantFrom(...TEMPLATE_CONDITIONS), { nil: null, freq: 2 }),
    })
    .map(({ lines, ...block }) => ({ ...block, lines: isPlace(block.kind) ? [] : lines })),
  { maxLength: 6 }
)
