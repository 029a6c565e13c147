import {
  Building2,
  Calculator,
  CreditCard,
  Download,
  FileSignature,
  FileText,
  Gift,
  KeyRound,
  ScrollText,
  Send,
  ShieldAlert,
  User,
  type LucideIcon,
} from 'lucide-react'

/** By what an event begins with: `offer.accepted` is of `offer`. */
const ICONS: Record<string, LucideIcon> = {
  account: KeyRound,
  benefit: Gift,
  billing: CreditCard,
  casefile: FileSignature,
  company: Building2,
  contract: FileText,
  department: Building2,
  document_template: FileText,
  export: Download,
  invitation: User,
  offer: Send,
  package: Calculator,
  partner: Building2,
  payroll_export: Download,
  payroll_profile: FileText,
  refused: ShieldAlert,
  salary_sacrifice: Calculator,
  second_factor: KeyRound,
  signer: FileSignature,
  signing: FileSignature,
  token: KeyRound,
  user: User,
  webhook: Send,
  worker: User,
}

/** What kind of thing happened, for the eye; the words say it. */
export function iconOf(event: string): LucideIcon {
  return ICONS[event.split('.')[0]!] ?? ScrollText
}
