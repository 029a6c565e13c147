import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  splitBlock,
  toggleMark,
} from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { InputRule, inputRules, undoInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Command, EditorState, Plugin } from 'prosemirror-state'
import type { BlockKind } from '#modules/templates/domain/template_body'
import {
  breakLine,
  deleteVariable,
  leaveList,
  moveVariable,
  plainAtStart,
  typeBehind,
} from './commands.ts'
import { changeKind, kindAt, setKind, toggleKind } from './lines.ts'
import { schema } from './schema.ts'
import { isVariable } from '#modules/templates/domain/runs_of'

/** What the toolbar and the keys do alike. */
export const COMMANDS = {
  bold: toggleMark(schema.marks.bold),
  italic: toggleMark(schema.marks.italic),
  title: toggleKind('title'),
  subtitle: toggleKind('subtitle'),
  article: toggleKind('article'),
  bullets: toggleKind('bullets'),
  numbers: toggleKind('numbers'),
  undo,
  redo,
} satisfies Record<string, Command>

export type CommandName = keyof typeof COMMANDS

/** The keys of letters elsewhere; numbers of lists as in Word and Google Docs. */
export const KEYS: Record<CommandName, string> = {
  bold: 'Mod-b',
  italic: 'Mod-i',
  title: 'Mod-Shift-1',
  subtitle: 'Mod-Shift-2',
  article: 'Mod-Shift-3',
  numbers: 'Mod-Shift-7',
  bullets: 'Mod-Shift-8',
  undo: 'Mod-z',
  redo: 'Mod-y',
}

const NAMES = Object.keys(COMMANDS) as CommandName[]

/** Whether a text that may have these kinds of blocks has use for a command. */
export function isOffered(name: CommandName, kinds: readonly BlockKind[]): boolean {
  return name !== 'article' || kinds.includes('article')
}

/** Whether what a command toggles is on where the cursor stands. */
export function isOn(name: CommandName, state: EditorState): boolean {
  if (name !== 'bold' && name !== 'italic') return kindAt(state) === name
  const mark = schema.marks[name]
  const { from, to, empty, $from } = state.selection
  if (empty) return mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined
  return state.doc.rangeHasMark(from, to, mark)
}

/** The keys of a text that may have these kinds of blocks; `toToolbar` is for those who do not use a mouse. */
export function keys(kinds: readonly BlockKind[], toToolbar: () => void): Plugin[] {
  const names = NAMES.filter((name) => isOffered(name, kinds))
  const back = chainCommands(deleteVariable('before'), undoInputRule, plainAtStart)
  return [
    keymap({
      ...Object.fromEntries(names.map((name) => [KEYS[name], COMMANDS[name]])),
      'Mod-Shift-z': redo,
      'Mod-Shift-0': setKind('paragraph'),
      'Enter': chainCommands(typeBehind, leaveList, createParagraphNear, splitBlock),
      'Shift-Enter': breakLine,
      'Mod-Enter': breakLine,
      'Backspace': back,
      'Shift-Backspace': back,
      'Delete': deleteVariable('after'),
      'Alt-Shift-ArrowLeft': moveVariable(-1),
      'Alt-Shift-ArrowRight': moveVariable(1),
      'Alt-F10': () => {
        toToolbar()
        return true
      },
    }),
    keymap(baseKeymap),
  ]
}

const STARTS: [sign: RegExp, kind: BlockKind][] = [
  [/^# $/, 'title'],
  [/^## $/, 'subtitle'],
  [/^§ $/, 'article'],
  [/^[-*] $/, 'bullets'],
  [/^1[.)] $/, 'numbers'],
]

/** What becomes of signs while one types: `- ` begins a list, `{{worker.firstName}}` is the variable. */
export function typedSigns(kinds: readonly BlockKind[]): Plugin {
  return inputRules({
    rules: [
      ...STARTS.filter(([, kind]) => kinds.includes(kind)).map(
        ([sign, kind]) =>
          new InputRule(sign, (state, _match, start, end) => {
            if (state.selection.$from.parent.type !== schema.nodes.paragraph) return null
            const tr = state.tr.delete(start, end)
            changeKind(tr, kind)
            return tr
          })
      ),
      new InputRule(/\{\{\s*([\w.]+)\s*\}\}$/, (state, [, name], start, end) => {
        if (!isVariable(name!)) return null
        const marks = state.doc.nodeAt(start)!.marks
        return state.tr.replaceWith(start, end, schema.nodes.variable.create({ name }, null, marks))
      }),
    ],
  })
}
