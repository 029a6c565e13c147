import { test } from '@japa/runner'
import { withConstants } from '../../bin/engine/constants.ts'

const SCRIPT = `const euro = '€ × 2';
const loaded = twice(2);
/** Twice as much. */
function twice(of) { return of * two(); }
var Purse = class { cents = loaded; };
function two() { return 2; }
var kept = 1;
kept++;
export { Purse, euro, kept, loaded, twice as double };
`

test.group('The engine in one file', () => {
  test('functions and classes are constants, and it gives what it gave', async ({ assert }) => {
    const code = withConstants(SCRIPT)
    assert.notMatch(code, /^function/m)
    assert.deepEqual(code.match(/^const (\w+) = (?:function|class)/gm), [
      'const twice = function',
      'const two = function',
      'const Purse = class',
    ])
    const given = await import(`data:text/javascript,${encodeURIComponent(code)}`)
    assert.deepEqual(
      { ...given, Purse: new given.Purse().cents, double: given.double(5) },
      { Purse: 4, double: 10, euro: '€ × 2', kept: 2, loaded: 4 }
    )
  })
})
