/**
 * What stands on the sign-in and in the editor of packages before the other words of the employer are there
 * (lib/rest-of-words.ts): files of the frontend by name, those of a module as `<module>.<file>`. A test looks that nothing
 * there says more (tests/architecture/early_words.spec.ts).
 */
export const EARLY_WORDS: readonly string[] = [
  // The frame.
  ...['common', 'nav', 'help', 'changes', 'company', 'billing', 'search', 'assistant', 'offers'],
  // The sign-in.
  ...['login', 'account', 'invitation', 'shared.validator'],
  // The editor.
  ...['packages', 'editor', 'benefits', 'fields', 'lists', 'hints', 'contents', 'new-package'],
  ...['pay', 'pictures', 'package-view', 'variants', 'models', 'law'],
  ...['compute.lines', 'compute.laws', 'compute.refusals', 'compute.commissions'],
]
