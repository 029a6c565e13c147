import type { Ref } from 'react'
import {
  Bold,
  Braces,
  Heading1,
  Heading2,
  Italic,
  List,
  ListOrdered,
  Plus,
  Redo2,
  Section,
  Split,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { Toolbar as Radix } from 'radix-ui'
import { isPlace, type BlockKind } from '#modules/templates/domain/template_body'
import type { TemplateCondition } from '#modules/templates/domain/template_conditions'
import { Button } from '@/components/ui/button'
import {
  Menu,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
} from '@/components/ui/dropdown-menu'
import { cn } from '@/lib/cn'
import { VARIABLE_GROUPS } from '@/lib/template-variables'
import { useT } from '@/lib/use-t'
import { conditionAt, insertPlace, insertVariable, setCondition } from './commands.ts'
import { COMMANDS, isOffered, isOn, KEYS, type CommandName } from './keys.ts'

/** What is on or off where the cursor stands. */
const TOGGLES: [CommandName, LucideIcon][] = [
  ['title', Heading1],
  ['subtitle', Heading2],
  ['article', Section],
  ['bold', Bold],
  ['italic', Italic],
  ['bullets', List],
  ['numbers', ListOrdered],
]
const STEPS: [CommandName, LucideIcon][] = [
  ['undo', Undo2],
  ['redo', Redo2],
]

/** What stands for no condition among the choices. */
const ALWAYS = ''

interface ToolbarProps {
  view: EditorView
  state: EditorState
  /** What the text may have. */
  kinds: readonly BlockKind[]
  conditions: readonly TemplateCondition[]
  /** Whether the choice of conditions is open: the badges of the text open it as well. */
  choosesCondition: boolean
  onChooseCondition: (open: boolean) => void
  ref: Ref<HTMLDivElement>
}

/** What can be done with the text: one stop of Tab, arrows inside, Escape back to the text. */
export function Toolbar({
  view,
  state,
  kinds,
  conditions,
  choosesCondition,
  onChooseCondition,
  ref,
}: ToolbarProps) {
  const t = useT()
  const run = (name: CommandName) => {
    COMMANDS[name](view.state, view.dispatch)
    view.focus()
  }
  const toText = (event: Event) => {
    event.preventDefault()
    view.focus()
  }
  const places = kinds.filter(isPlace)
  return (
    <Radix.Root
      ref={ref}
      aria-label={t('templates.format')}
      onKeyDown={(event) => event.key === 'Escape' && view.focus()}
      className="flex items-center gap-0.5 overflow-x-auto border-b border-line p-1 sm:flex-wrap"
    >
      {TOGGLES.filter(([name]) => isOffered(name, kinds)).map(([name, icon]) => (
        <Tool
          key={name}
          name={name}
          icon={icon}
          aria-pressed={isOn(name, state)}
          onClick={() => run(name)}
        />
      ))}
      {STEPS.map(([name, icon]) => (
        <Tool
          key={name}
          name={name}
          icon={icon}
          disabled={!COMMANDS[name](state)}
          onClick={() => run(name)}
        />
      ))}
      <Menu
        align="start"
        onCloseAutoFocus={toText}
        trigger={<MenuTool icon={Braces} label={t('templates.variable')} />}
      >
        <div className="max-h-80 overflow-y-auto">
          {VARIABLE_GROUPS.map(([group, variables]) => (
            <div key={group} role="group" aria-label={t(`templates.group_${group}`)}>
              <MenuLabel>{t(`templates.group_${group}`)}</MenuLabel>
              {variables.map((name) => (
                <MenuItem
                  key={name}
                  onSelect={() => insertVariable(name)(view.state, view.dispatch)}
                >
                  {t(`templates.variable_${name}`)}
                </MenuItem>
              ))}
            </div>
          ))}
        </div>
      </Menu>
      {places.length > 0 && (
        <Menu
          align="start"
          onCloseAutoFocus={toText}
          trigger={<MenuTool icon={Plus} label={t('templates.insert')} />}
        >
          {places.map((kind) => (
            <MenuItem key={kind} onSelect={() => insertPlace(kind)(view.state, view.dispatch)}>
              {t(`templates.${kind}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
      <Menu
        align="start"
        open={choosesCondition}
        onOpenChange={onChooseCondition}
        onCloseAutoFocus={toText}
        trigger={<MenuTool icon={Split} label={t('templates.condition')} />}
      >
        <div className="max-h-80 overflow-y-auto">
          <MenuRadioGroup
            value={conditionAt(state) ?? ALWAYS}
            onValueChange={(when) =>
              setCondition((when as TemplateCondition) || null)(view.state, view.dispatch)
            }
          >
            <MenuRadioItem value={ALWAYS}>{t('templates.always')}</MenuRadioItem>
            {conditions.map((when) => (
              <MenuRadioItem key={when} value={when}>
                {t('templates.onlyIf', { condition: t(`templates.condition_${when}`) })}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
        </div>
      </Menu>
    </Radix.Root>
  )
}

/** A button of the toolbar that opens a menu. */
function MenuTool({ icon: Icon, label, ...props }: { icon: LucideIcon; label: string }) {
  return (
    <Radix.Button asChild {...props}>
      <Button size="sm" variant="ghost" className="h-10 md:h-9">
        <Icon aria-hidden />
        {label}
      </Button>
    </Radix.Button>
  )
}

interface ToolProps {
  'name': CommandName
  'icon': LucideIcon
  'aria-pressed'?: boolean
  'disabled'?: boolean
  'onClick': () => void
}

function Tool({ name, icon: Icon, ...props }: ToolProps) {
  const t = useT()
  const label = t(`templates.do_${name}`)
  return (
    <Radix.Button asChild {...props}>
      <Button
        variant="ghost"
        size="icon"
        aria-label={label}
        aria-keyshortcuts={keyOf(name, isApple ? 'Meta' : 'Control')}
        title={`${label} (${keyOf(name, isApple ? '⌘' : 'Ctrl')})`}
        className={cn(props['aria-pressed'] && 'bg-accent-soft text-accent')}
        // The text keeps what is chosen in it.
        onMouseDown={(event) => event.preventDefault()}
      >
        <Icon aria-hidden />
      </Button>
    </Radix.Button>
  )
}

/** `Ctrl+Shift+1`. */
function keyOf(name: CommandName, mod: string): string {
  return KEYS[name]
    .split('-')
    .map((part) => (part === 'Mod' ? mod : part.length === 1 ? part.toUpperCase() : part))
    .join('+')
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
