import { setFlagsFromString } from 'node:v8'
import { test } from '@japa/runner'
import { RULES } from '#modules/compute/rules/index'
import { lawSets } from '#modules/compute/rules/law_sets/index'

/*
 * What every computation asks is laid out alike: an object that has a way of its own to something (a getter that was put on it)
 * becomes a dictionary, and is then looked up by name at each formula (ADR 112).
 */

/**
 * Asks V8 itself, in its own syntax, which is allowed for this one question: what was read before may be forgotten and read
 * again at its next call, which would be refused.
 */
function alike(one: object, other: object): boolean {
  setFlagsFromString('--allow-natives-syntax')
  try {
    const words = 'return %HasFastProperties(one) && %HaveSameMap(one, other)'
    return new Function('one', 'other', words)(one, other) as boolean
  } finally {
    setFlagsFromString('--no-allow-natives-syntax')
  }
}

test.group('What every computation asks', () => {
  test('the law of every day is laid out alike, and every group of it', ({ assert }) => {
    const [first, ...others] = lawSets.sets
    const different = others.flatMap((other) => {
      const groups = Object.entries(first.law).filter(([, group]) => typeof group === 'object')
      const ofOther = other.law as unknown as Record<string, object | undefined>
      return [
        ...(alike(first, other) ? [] : [other.id]),
        ...(alike(first.law, other.law) ? [] : [`${other.id}.law`]),
        ...groups
          .filter(([name, group]) => ofOther[name] && !alike(group as object, ofOther[name]))
          .map(([name]) => `${other.id}.${name}`),
      ]
    })
    assert.isAbove(others.length, 10)
    assert.deepEqual(different, [])
  })

  test('so is every form of every line', ({ assert }) => {
    const forms = RULES.flatMap((rule) => rule.forms ?? [])
    assert.isAbove(forms.length, 10)
    assert.isTrue(forms.every((form) => alike(forms[0], form)))
  })
})
