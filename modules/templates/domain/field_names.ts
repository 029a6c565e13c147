import type { Block, TemplateVariable } from './template_body.ts'

/**
 * A place that another program leaves open in a text: `[Prénom]`, or `«Nom_famille»` as Word shows a field of its mail
 * merge. Quotation marks of a French sentence stand apart from their words.
 */
export const FIELD = /\[[^[\]\n]{1,60}\]|«[\p{L}\p{N}][\p{L}\p{N}_.-]{0,58}»/gu

/** How such places are called, in the three languages, without accents, spaces and signs. */
const NAMES: Partial<Record<TemplateVariable, readonly string[]>> = {
  'company.name': [
    ...[
      'nomdelentreprise',
      'nomentreprise',
      'nomdelasociete',
      'nomsociete',
      'societe',
      'entreprise',
    ],
    ...['employeur', 'nomemployeur', 'nomdelemployeur', 'raisonsociale', 'denomination'],
    ...['naambedrijf', 'bedrijf', 'bedrijfsnaam', 'onderneming', 'werkgever', 'naamwerkgever'],
    ...[
      'naamvanhetbedrijf',
      'naamonderneming',
      'company',
      'companyname',
      'employer',
      'employername',
    ],
  ],
  'company.numeroEntreprise': [
    ...['numeroentreprise', 'numerodentreprise', 'bce', 'numerobce', 'numerotva', 'tva'],
    ...['ondernemingsnummer', 'kbo', 'kbonummer', 'btw', 'btwnummer', 'enterprisenumber', 'vat'],
  ],
  'company.address': [
    ...['adressedusiege', 'siegesocial', 'adresseemployeur', 'adressesociete', 'adresseentreprise'],
    ...['adresbedrijf', 'zetel', 'adreswerkgever', 'adreszetel', 'maatschappelijkezetel'],
    ...['companyaddress', 'employeraddress', 'registeredoffice'],
  ],
  'signer.name': [
    ...['signataire', 'nomsignataire', 'nomdusignataire', 'representant', 'nomdurepresentant'],
    ...['ondertekenaar', 'naamondertekenaar', 'vertegenwoordiger', 'signer', 'signername'],
    ...['signatory', 'representative'],
  ],
  'signer.nomFonction': [
    ...['fonctionsignataire', 'fonctiondusignataire', 'qualite', 'titresignataire'],
    ...['functieondertekenaar', 'hoedanigheid', 'signertitle', 'signerfunction', 'capacity'],
  ],
  'worker.firstName': ['prenom', 'prenoms', 'voornaam', 'voornamen', 'firstname', 'givenname'],
  'worker.lastName': [
    ...['nom', 'nomdefamille', 'nomfamille', 'nomtravailleur', 'naam', 'achternaam', 'familienaam'],
    ...['naamwerknemer', 'lastname', 'surname', 'familyname'],
  ],
  'worker.email': ['email', 'emailtravailleur', 'adresseemail', 'courriel', 'emailadres', 'mail'],
  'worker.address': [
    ...['adresse', 'domicile', 'adressetravailleur', 'adressedutravailleur', 'rue'],
    ...['adres', 'woonplaats', 'adreswerknemer', 'address', 'homeaddress', 'employeeaddress'],
  ],
  'worker.dateOfBirth': [
    ...['datedenaissance', 'datenaissance', 'neele', 'geboortedatum', 'dateofbirth', 'birthdate'],
  ],
  'worker.placeOfBirth': [
    ...['lieudenaissance', 'lieunaissance', 'geboorteplaats', 'placeofbirth', 'birthplace'],
  ],
  'worker.nationality': ['nationalite', 'nationaliteit', 'nationality'],
  'package.nomFonction': [
    ...['fonction', 'nomfonction', 'poste', 'intitule', 'intitulefonction', 'functie'],
    ...['functietitel', 'functieomschrijving', 'function', 'jobtitle', 'position', 'job'],
  ],
  'package.commissionParitaire': [
    ...['commissionparitaire', 'cp', 'paritaircomite', 'pc', 'jointcommittee', 'jc'],
  ],
  'package.statut': ['statut', 'statuut', 'status'],
  'package.regime': [
    ...['regime', 'regimedetravail', 'heures', 'heuresparsemaine', 'dureedutravail'],
    ...['arbeidsregime', 'uren', 'urenperweek', 'arbeidsduur', 'workinghours', 'hours'],
  ],
  'package.salaireBrut': [
    ...['salaire', 'salairebrut', 'salairemensuel', 'salairebrutmensuel', 'remuneration', 'brut'],
    ...['loon', 'brutoloon', 'brutomaandloon', 'maandloon', 'bruto', 'salary', 'grosssalary'],
    ...['monthlygross', 'monthlygrosspay', 'grosspay'],
  ],
  'package.salaireBrutHoraire': ['salairehoraire', 'uurloon', 'brutouurloon', 'hourlywage'],
  'package.salaireNet': ['salairenet', 'net', 'nettoloon', 'netto', 'netsalary', 'netpay'],
  'package.coutEmployeurAnnuel': ['coutemployeur', 'coutannuel', 'loonkost', 'employercost'],
  'contract.kind': [
    ...['typedecontrat', 'typecontrat', 'contrat', 'soortcontract', 'typecontract', 'contracttype'],
  ],
  'contract.startDate': [
    ...['datededebut', 'datedebut', 'debut', 'datedentree', 'dateentree', 'entreeenservice'],
    ...['begindatum', 'startdatum', 'datumindienst', 'indiensttreding', 'startdate', 'begindate'],
  ],
  'contract.endDate': ['datedefin', 'datefin', 'fin', 'einddatum', 'einde', 'enddate'],
  'contract.contractLocation': [
    ...['lieudetravail', 'lieutravail', 'lieu', 'plaatsvantewerkstelling', 'werkplaats'],
    ...['plaatstewerkstelling', 'placeofwork', 'workplace', 'worklocation'],
  ],
  'contract.schedule': ['horaire', 'horairedetravail', 'uurrooster', 'werkrooster', 'schedule'],
  'contract.workDescription': [
    ...['descriptiondutravail', 'travailconvenu', 'tachesconfiees', 'omschrijvingwerk'],
    ...['overeengekomenwerk', 'workdescription'],
  ],
  'contract.reason': ['motif', 'raison', 'reden', 'motief', 'reason'],
  'contract.replacedWorker': [
    ...['travailleurremplace', 'personneremplacee', 'vervangenwerknemer', 'replacedworker'],
  ],
  'offer.validityDate': ['validite', 'valablejusquau', 'geldigtot', 'validuntil'],
  'today': ['date', 'datedujour', 'aujourdhui', 'datum', 'datumvandaag', 'today', 'currentdate'],
}

const VARIABLES = new Map(
  Object.entries(NAMES).flatMap(([variable, names]) =>
    names.map((name) => [name, variable as TemplateVariable])
  )
)

/** The variable that a field of another program stands for by its name; null where the name says nothing. */
export function variableOfField(field: string): TemplateVariable | null {
  const name = field
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^mergefield/, '')
  return VARIABLES.get(name) ?? null
}

/** A place that another program left open, how often it stands in the text, and the variable that its name speaks of. */
export interface FoundField {
  text: string
  count: number
  variable: TemplateVariable | null
}

/** The places left open in a text, each once, in its order. */
export function fieldsIn(blocks: readonly Block[]): FoundField[] {
  const lines = blocks.flatMap((block) => block.lines)
  const found = lines.flatMap(
    (runs) =>
      runs
        .map(({ text }) => text)
        .join('')
        .match(FIELD) ?? []
  )
  return [...new Set(found)].map((text) => ({
    text,
    count: found.filter((each) => each === text).length,
    variable: variableOfField(text),
  }))
}
