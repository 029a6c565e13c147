import adonis from '@adonisjs/eslint-plugin'
import { builtinRules } from 'eslint/use-at-your-own-risk'
import unicorn from 'eslint-plugin-unicorn'

/**
 * A rule, asked only of files whose text has all that it could find fault with: where no rule is asked, oxlint hands no
 * syntax tree over, which takes most of a run's time.
 *
 * @param {any} rule
 * @param {RegExp[]} words
 */
const where = (rule, ...words) => ({
  meta: rule.meta,
  create: (/** @type {any} */ context) =>
    words.every((word) => word.test(context.sourceCode.text)) ? rule.create(context) : {},
})

/** The rules that oxlint has none of its own for, as their makers wrote them for ESLint (`barema/…` in .oxlintrc.json). */
export default {
  meta: { name: 'barema' },
  rules: {
    // Counts up by one to the length of a list.
    'no-for-loop': where(unicorn.rules?.['no-for-loop'], /\bfor\b/, /\blength\b/, /\+/),
    // Of a constant it says nothing.
    'no-undef-init': where(builtinRules.get('no-undef-init'), /\bundefined\b/, /\b(let|var)\b/),
    'prefer-lazy-controller-import': where(
      adonis.rules['prefer-lazy-controller-import'],
      /@adonisjs\/core\/services\/router/
    ),
    'prefer-lazy-listener-import': where(
      adonis.rules['prefer-lazy-listener-import'],
      /@adonisjs\/core\/services\/emitter/
    ),
  },
}
