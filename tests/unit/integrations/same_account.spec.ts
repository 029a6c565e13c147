import { test } from '@japa/runner'
import { isSameAccount, knownBy } from '#modules/integrations/domain/same_account'

test.group('Whose account a key opens', () => {
  const CASES: [string, string[], string[], boolean][] = [
    ['the same id', ['60002'], ['60002'], true],
    ['another id', ['60002'], ['7001'], false],
    ['a legal entity more, and one less', ['a', 'b'], ['b', 'c'], true],
    ['no entity in common', ['a', 'b'], ['c'], false],
    ['nothing was told then', [], ['60002'], true],
    ['nothing is told now', ['60002'], [], true],
    ['a database that was not told', ['acme.odoo.com/*/1'], ['acme.odoo.com/acme/1'], true],
    ['another database', ['acme.odoo.com/acme/1'], ['acme.odoo.com/test/1'], false],
    ['another company of one database', ['acme.odoo.com/acme/1'], ['acme.odoo.com/acme/2'], false],
    ['companies that a key may not read', ['acme.odoo.com/acme'], ['acme.odoo.com/acme/2'], true],
    ['another host', ['acme.odoo.com/*'], ['globex.odoo.com/acme/1'], false],
    ['an id that begins alike', ['600'], ['60002'], false],
  ]
  for (const [name, kept, now, expected] of CASES)
    test(`${name}: ${expected ? 'the same' : 'another'}`, ({ assert }) => {
      assert.equal(isSameAccount(kept, now), expected)
      assert.equal(isSameAccount(now, kept), expected)
    })

  const TOLD: [string, string[], string[], string[]][] = [
    ['nothing now', ['60002'], [], ['60002']],
    ['some entities less', ['a', 'b'], ['b', 'c'], ['a', 'b', 'c']],
    ['no database now', ['h/acme/1'], ['h/*/1'], ['h/acme/1']],
    ['no company now', ['h/acme/1'], ['h/acme'], ['h/acme/1']],
    ['neither now', ['h/acme/1'], ['h/*'], ['h/acme/1']],
    ['more closely now', ['h/*'], ['h/acme/1', 'h/acme/2'], ['h/acme/1', 'h/acme/2']],
  ]
  for (const [name, kept, now, expected] of TOLD)
    test(`told ${name}, it is known by all that was told`, ({ assert }) => {
      assert.deepEqual(knownBy(kept, now), expected)
      assert.isFalse(isSameAccount(knownBy(kept, now), ['h/other/9']))
    })
})
