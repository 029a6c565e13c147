import { test } from '@japa/runner'
import { withFiguresOf, type Measured } from '#tests/bench/measured'
import { figuresTable } from '#tests/bench/readme_figures'

const MEASURED: Measured = {
  cores: 2,
  node: 'v24.0.0',
  figures: [
    { what: 'packages', value: 5, unit: '/s', command: 'npm run bench', on: '2026-11-01' },
    { what: 'kills', value: 200, unit: '', command: 'npm run chaos', on: '2026-11-02' },
    { what: 'rounds', value: 9, unit: '', command: 'npm run nightly', on: '2026-11-03' },
  ],
}

test.group('What was measured', () => {
  test('a command replaces its own figures where they stood, and leaves those of the others', ({
    assert,
  }) => {
    const { figures } = withFiguresOf(
      MEASURED,
      'npm run chaos',
      [{ what: 'kills', value: 300, unit: '', rule: 'R4' }],
      '2026-12-01'
    )
    assert.deepEqual(
      figures.map(({ what, value, on }) => [what, value, on]),
      [
        ['packages', 5, '2026-11-01'],
        ['kills', 300, '2026-12-01'],
        ['rounds', 9, '2026-11-03'],
      ]
    )
  })

  test('a command that never ran comes last', ({ assert }) => {
    const { figures } = withFiguresOf(MEASURED, 'npm run new', [{ what: 'x', value: 1, unit: '' }])
    assert.equal(figures.at(-1)!.command, 'npm run new')
    assert.lengthOf(figures, 4)
  })

  test('the table names the command and the day of each run', ({ assert }) => {
    const table = figuresTable(MEASURED)
    assert.include(table, '| **`npm run chaos`**, 2026-11-02 | | |\n| kills | 200  | – |')
  })
})
