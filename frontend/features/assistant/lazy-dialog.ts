import { lazyOrNothing } from '@/lib/lazy-or-nothing'
import { withAllWords } from '@/lib/rest-of-words'

/** Gets the dialog; who opens it shows meanwhile that it comes. */
export const loadAssistantDialog = () => withAllWords(import('./assistant-dialog.tsx'))

/** The dialog with its reader comes when it is opened, not with every page. */
export const AssistantDialog = lazyOrNothing(async () => {
  const { AssistantDialog: dialog } = await loadAssistantDialog()
  return { default: dialog }
})
