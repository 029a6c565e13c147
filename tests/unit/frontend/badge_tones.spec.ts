import { test } from '@japa/runner'
import { BRANDS } from '#tests/helpers/brands'
import { TONES } from '../../../frontend/components/pay/pictures/tones.ts'
import {
  accessibleAccent,
  contrast,
  DARK,
  LIGHT,
  MIN_CONTRAST,
} from '../../../frontend/lib/accent.ts'
import { BADGE_TONES } from '../../../frontend/components/ui/badge-tones.ts'
import { STATUS_TONES } from '../../../frontend/features/offers/status-tones.ts'

test.group('The colours of badges', () => {
  test('are the product’s own, whatever colour a company has, and each means one thing', ({
    assert,
  }) => {
    const classes = Object.values(BADGE_TONES)
    assert.lengthOf(new Set(classes), classes.length)
    for (const each of classes) assert.notInclude(each, 'accent')
  })

  test('stay what they are under the twelve most usual colours of companies, and can be read beside each', ({
    assert,
  }) => {
    for (const colour of BRANDS) {
      for (const scheme of [LIGHT, DARK]) {
        // A brand paints its accent, the text on it and its tint: no state, no change and no part of a picture.
        const brand = accessibleAccent(colour, scheme)!
        assert.sameMembers(Object.keys(brand), ['accent', 'onAccent', 'accentSoft'])
        for (const surface of scheme.surfaces)
          assert.isAtLeast(contrast(brand.accent, surface), MIN_CONTRAST, colour)
      }
    }
    const painted = [...Object.values(BADGE_TONES), ...Object.values(TONES)]
    for (const classes of painted) assert.notMatch(classes, /accent(?!-)|on-accent|accent-soft/)
  })

  test('tell an offer that was sent from one that was accepted', ({ assert }) => {
    assert.equal(STATUS_TONES.ACCEPTED, 'accept')
    assert.notEqual(STATUS_TONES.SENT, STATUS_TONES.ACCEPTED)
    assert.notEqual(STATUS_TONES.SENT, STATUS_TONES.DRAFT)
  })
})
