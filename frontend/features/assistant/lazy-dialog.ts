import { lazyOrNothing } from '@/lib/lazy-or-nothing'
import { withAllWords } from '@/lib/rest-of-words'

/** The dialog with its reader comes when it is opened, not with every page. */
export const AssistantDialog = lazyOrNothing(async () => {
  const { AssistantDialog: dialog } = await withAllWords(import('./assistant-dialog.tsx'))
  return { default: dialog }
})
