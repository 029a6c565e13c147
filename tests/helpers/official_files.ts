/** A register number with right check digits, of who was born on that day. */
export function nissOf(birthDate: string, sequence: number): string {
  const nine = birthDate.slice(2).replaceAll('-', '') + String(sequence).padStart(3, '0')
  const whole = birthDate >= '2000' ? 2_000_000_000 + Number(nine) : Number(nine)
  return nine + String(97 - (whole % 97)).padStart(2, '0')
}

/** Of the tests alone: its check digits are right, and no company has it. */
export const OWN_NUMBER = '0403170701'

export interface DeclaredSample {
  niss: string
  from?: string
  until?: string
  committee?: string
  workerCode?: string
  hours?: string
  full?: string
  /** EUR of the quarter. */
  pay?: number
  premium?: number
  /** EUR of remuneration code 10, which bears a contribution of its own. */
  car?: number
  /** Service code, days and hours of what is there beside worked days. */
  absence?: string
  paidHours?: number
}

const cents = (amount: number) => String(Math.round(amount * 100)).padStart(11, '0')
const hundredths = (number: number, width: number) => String(Math.round(number * 100)).padStart(width, '0')

/** A person of a quarter's declaration, in the order of elements of the official schema. */
export function declaredXml(
  { niss, from = '2020-03-01', until, committee = '200', workerCode = '495', hours = '3800', full = '3800', pay = 9_750, premium = 0, car = 0, absence, paidHours }: DeclaredSample,
  at: number,
  quarter: string
): string {
  const [year, number] = [quarter.slice(0, 4), Number(quarter.slice(4))]
  const start = `${year}-${String(number * 3 - 2).padStart(2, '0')}-01`
  const end = new Date(Date.UTC(Number(year), number * 3, 0)).toISOString().slice(0, 10)
  return `<NaturalPerson><NaturalPersonSequenceNbr>${at}</NaturalPersonSequenceNbr><INSS>${niss}</INSS><NaturalPersonUserReference/>
<WorkerRecord><EmployerClass>010</EmployerClass><WorkerCode>${workerCode}</WorkerCode><NOSSQuarterStartingDate>${start}</NOSSQuarterStartingDate><NOSSQuarterEndingDate>${end}</NOSSQuarterEndingDate><Border>0</Border><WorkerRecordUserReference/>
<Occupation><OccupationSequenceNbr>01</OccupationSequenceNbr><OccupationStartingDate>${from}</OccupationStartingDate>${until ? `<OccupationEndingDate>${until}</OccupationEndingDate>` : ''}<JointCommissionNbr>${committee}</JointCommissionNbr><WorkingDaysSystem>500</WorkingDaysSystem><ContractType>${hours === full ? 0 : 1}</ContractType><RefMeanWorkingHours>${full}</RefMeanWorkingHours><MeanWorkingHours>${hours}</MeanWorkingHours><Retired>0</Retired><OccupationUserReference/><LocalUnitID>2000000141</LocalUnitID>
<Service><ServiceSequenceNbr>01</ServiceSequenceNbr><ServiceCode>001</ServiceCode><ServiceNbrDays>06500</ServiceNbrDays>${paidHours ? `<ServiceNbrHours>${hundredths(paidHours, 5)}</ServiceNbrHours>` : ''}</Service>${absence ? `<Service><ServiceSequenceNbr>02</ServiceSequenceNbr><ServiceCode>${absence}</ServiceCode><ServiceNbrDays>00500</ServiceNbrDays></Service>` : ''}
<Remun><RemunSequenceNbr>01</RemunSequenceNbr><RemunCode>001</RemunCode><RemunAmount>${cents(pay)}</RemunAmount></Remun>${premium ? `<Remun><RemunSequenceNbr>02</RemunSequenceNbr><RemunCode>002</RemunCode><BonusPaymentFrequency>12</BonusPaymentFrequency><RemunAmount>${cents(premium)}</RemunAmount></Remun>` : ''}${car ? `<Remun><RemunSequenceNbr>03</RemunSequenceNbr><RemunCode>010</RemunCode><RemunAmount>${cents(car)}</RemunAmount></Remun>` : ''}
</Occupation></WorkerRecord></NaturalPerson>`
}

interface DmfaSample {
  people: readonly DeclaredSample[]
  /** `20263` */
  quarter?: string
  company?: string
  encoding?: string
}

/** One employer's declaration of a quarter. */
export function formXml({ people, quarter = '20263', company = OWN_NUMBER }: DmfaSample): string {
  return `<Form><Identification>DMFA</Identification><FormCreationDate>2026-10-20</FormCreationDate><FormCreationHour>08:45:00.000</FormCreationHour><AttestationStatus>0</AttestationStatus><TypeForm>SU</TypeForm>
<EmployerDeclaration><Quarter>${quarter}</Quarter><NOSSRegistrationNbr>199999934</NOSSRegistrationNbr><Trusteeship>0</Trusteeship><CompanyID>${company}</CompanyID><NetOwedAmount>00000000009999</NetOwedAmount>
${people.map((person, at) => declaredXml(person, at + 1, quarter)).join('\n')}</EmployerDeclaration></Form>`
}

export function dmfaXml(sample: DmfaSample): string {
  return dmfaOf([formXml(sample)], sample.encoding)
}

export function dmfaOf(forms: readonly string[], encoding = 'UTF-8'): string {
  return `<?xml version="1.0" encoding="${encoding}"?>
<DmfAOriginal>${forms.join('\n')}</DmfAOriginal>\n`
}

export interface SlipSample {
  niss: string
  lastName: string
  firstName: string
  civil?: string
  partner?: string
  children?: string
  reference?: string
  entered?: string
  /** EUR of the year. */
  pay?: number
  /** EUR of tax and of the special contribution withheld; left out where they are not told. */
  withheld?: number
  special?: number
  treatment?: string
}

interface BelcotaxSample {
  slips: readonly SlipSample[]
  year?: string
  company?: string
  encoding?: string
  /** What the totals count, where it is something else than what is there. */
  records?: number
}

const day = (niss: string) => `${niss.slice(4, 6)}-${niss.slice(2, 4)}-19${niss.slice(0, 2)}`

/** A year's tax forms of one employer, in the order of elements of the official schema. */
export function belcotaxXml({ slips, year = '2024', company = OWN_NUMBER, encoding = 'UTF-8', records }: BelcotaxSample): string {
  const forms = slips.map(
    ({ niss, lastName, firstName, civil = '1', partner = '0', children = '0', reference = '', entered = '', pay = 38_000, withheld, special, treatment = '0' }, at) => `<Fiche28110><f2002_inkomstenjaar>${year}</f2002_inkomstenjaar><f2005_registratienummer>${company}</f2005_registratienummer><f2008_typefiche>28110</f2008_typefiche><f2009_volgnummer>${at + 1}</f2009_volgnummer><f2010_referentie>${reference}</f2010_referentie><f2011_nationaalnr>${niss}</f2011_nationaalnr><f2012_geboortedatum>${day(niss)}</f2012_geboortedatum><f2013_naam>${lastName}</f2013_naam><f2015_adres>Rue de la Loi 16</f2015_adres><f2016_postcodebelgisch>1000</f2016_postcodebelgisch><f2017_gemeente>Bruxelles</f2017_gemeente><f2018_landwoonplaats>0</f2018_landwoonplaats><f2019_burgerlijkstand>${civil}</f2019_burgerlijkstand><f2020_echtgenote>${partner}</f2020_echtgenote><f2021_aantalkinderen>${children}</f2021_aantalkinderen><f2027_taalcode>2</f2027_taalcode><f2028_typetraitement>${treatment}</f2028_typetraitement><f2029_enkelopgave325>0</f2029_enkelopgave325><f2114_voornamen>${firstName}</f2114_voornamen><f10_2055_datumvanindienstt>${entered}</f10_2055_datumvanindienstt><f10_2060_gewonebezoldiginge>${cents(pay)}</f10_2060_gewonebezoldiginge><f10_2062_totaal>${cents(pay)}</f10_2062_totaal>${withheld === undefined ? '' : `<f10_2074_bedrijfsvoorheffing>${cents(withheld)}</f10_2074_bedrijfsvoorheffing>`}${special === undefined ? '' : `<f10_2075_bijzonderbijdrage>${cents(special)}</f10_2075_bijzonderbijdrage>`}</Fiche28110>`
  )
  const numbers = (slips.length * (slips.length + 1)) / 2
  return `<?xml version="1.0" encoding="${encoding}"?>
<Verzendingen><Verzending><v0002_inkomstenjaar>${year}</v0002_inkomstenjaar><v0010_bestandtype>BELCOTAX</v0010_bestandtype><v0011_aanmaakdatum>15-02-${Number(year) + 1}</v0011_aanmaakdatum><v0014_naam>Secrétariat</v0014_naam><v0015_adres>Rue Haute 1</v0015_adres><v0016_postcode>1000</v0016_postcode><v0017_gemeente>Bruxelles</v0017_gemeente><v0018_telefoonnummer>02</v0018_telefoonnummer><v0021_contactpersoon>x</v0021_contactpersoon><v0022_taalcode>2</v0022_taalcode><v0023_emailadres>x@x.test</v0023_emailadres><v0024_nationaalnr>0</v0024_nationaalnr><v0025_typeenvoi>0</v0025_typeenvoi>
<Aangiften><Aangifte><a1002_inkomstenjaar>${year}</a1002_inkomstenjaar><a1005_registratienummer>${company}</a1005_registratienummer><a1011_naamnl1>Acme</a1011_naamnl1><a1013_adresnl>x</a1013_adresnl><a1014_postcodebelgisch>1000</a1014_postcodebelgisch><a1015_gemeente>x</a1015_gemeente><a1020_taalcode>2</a1020_taalcode>
<Opgaven><Opgave32510>${forms.join('\n')}</Opgave32510></Opgaven>
<r8002_inkomstenjaar>${year}</r8002_inkomstenjaar><r8005_registratienummer>${company}</r8005_registratienummer><r8010_aantalrecords>${(records ?? slips.length) + 2}</r8010_aantalrecords><r8011_controletotaal>${numbers}</r8011_controletotaal><r8012_controletotaal>0</r8012_controletotaal></Aangifte></Aangiften>
<r9002_inkomstenjaar>${year}</r9002_inkomstenjaar><r9010_aantallogbestanden>3</r9010_aantallogbestanden><r9011_totaalaantalrecords>${slips.length + 4}</r9011_totaalaantalrecords><r9012_controletotaal>0</r9012_controletotaal><r9013_controletotaal>0</r9013_controletotaal></Verzending></Verzendingen>\n`
}
