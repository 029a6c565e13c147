import adonis from '@adonisjs/eslint-plugin'
import { builtinRules } from 'eslint/use-at-your-own-risk'
import unicorn from 'eslint-plugin-unicorn'

/** The rules that oxlint has none of its own for, as their makers wrote them for ESLint (`barema/…` in .oxlintrc.json). */
export default {
  meta: { name: 'barema' },
  rules: {
    'no-for-loop': unicorn.rules?.['no-for-loop'],
    'no-undef-init': builtinRules.get('no-undef-init'),
    'prefer-lazy-controller-import': adonis.rules['prefer-lazy-controller-import'],
    'prefer-lazy-listener-import': adonis.rules['prefer-lazy-listener-import'],
  },
}
