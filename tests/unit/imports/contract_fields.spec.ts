import { test } from '@japa/runner'
import { BENEFITS, flagOf } from '#modules/compute/pure'
import { plainWords } from '#modules/imports/domain/plain_words'
import { readValue } from '#modules/imports/domain/read_value'
import { BENEFIT_COLUMNS, CONTRACT_FIELDS } from '#modules/imports/targets/contract_fields'

/** Lists and shares of companies: no cell holds them. */
const NO_COLUMN = ['stockOptions', 'flexWarrants', 'extensionAssurance', 'packageExtras', 'autresFrais', 'chauffage', 'electricite']

test.group('Columns of contracts', () => {
  test('no name is that of two columns, but of a whole name and its parts', ({ assert }) => {
    const named = new Map<string, string>()
    for (const { name, aliases } of CONTRACT_FIELDS.filter((field) => field.name !== 'fullName'))
      for (const alias of aliases) {
        assert.equal(plainWords(alias), alias, `${name} is called ${alias}`)
        assert.oneOf(named.get(alias) ?? name, [name], alias)
        named.set(alias, name)
      }
  })

  test('every benefit that fits a cell has a column, of a field that the engine knows', ({ assert }) => {
    const fields = new Set(BENEFITS.flatMap(({ name, fields: own }) => [flagOf('has', name), ...Object.keys(own)]))
    for (const column of BENEFIT_COLUMNS) assert.isTrue(fields.has(column.replace(/Percent$/, '')), column)
    for (const { name, value = name } of BENEFITS)
      if (!NO_COLUMN.includes(name)) assert.include(BENEFIT_COLUMNS, value, name)
  })

  test('committees, hours, shares and pay of an hour as people write them', ({ assert }) => {
    const signs = { dates: 'DMY', decimal: ',' } as const
    const read = (name: string, cell: string | number) => {
      const field = CONTRACT_FIELDS.find((each) => each.name === name)!
      const told = readValue(cell, field, signs)
      return 'value' in told ? told.value : told.code
    }
    for (const [cell, code] of [
      ['200', 'BECP200'], ['CP 200', 'BECP200'], ['PC200.00', 'BECP200'], ['140.03', 'BECP14003'], ['SCP 140.03', 'BECP14003'],
      ['BECP124', 'BECP124'], ['999', 'committee'], ['20', 'committee'], ['tweehonderd', 'committee'],
    ] as const)
      assert.equal(read('commissionParitaire', cell), code, String(cell))
    assert.equal(read('commissionParitaire', 200), 'BECP200')
    for (const [cell, hours] of [['38', 38], ['30,4', 30.4], ['36u30', 36.5], ['38:00', 38], ['0', 'hours'], ['99', 'hours'], ['vol', 'hours']] as const)
      assert.equal(read('regimeNumerateur', cell), hours, cell)
    for (const [cell, share] of [['80%', 80], ['80 %', 80], ['4,5', 4.5], ['400', 'share'], ['-1', 'share'], ['%', 'share']] as const)
      assert.equal(read('tauxOccupation', cell), share, cell)
    assert.equal(read('salaireBrutHoraire', '18,1234'), 18.1234)
    assert.equal(read('salaireBrutHoraire', '18,12345'), 'amount')
    assert.equal(read('chequeRepas', '0'), 0)
    assert.equal(read('chequeRepas', '-1'), 'range')
    assert.equal(read('salaireBrut', '0'), 'positive')
  })
})
