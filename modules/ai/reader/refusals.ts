/** What the product does for no one. */
export type Reason = 'law_advice' | 'other_people' | 'sending' | 'deleting' | 'judging'

/*
 * These choose the better sentence. What keeps the reader from doing any of it is that it cannot: it reads no person, sends
 * nothing and deletes nothing.
 */
const NAME = "(?:[a-z' -]{2,30})"
const PATTERNS: readonly (readonly [Reason, RegExp])[] = [
  [
    'law_advice',
    /\b(?:licenci(?:er|ement|ee?|ons|ez)|preavis|rupture du contrat|vire[rz]? (?:quelqu|un |une |mon |ma |ce |cet)|faute grave|motif grave|indemnite de rupture|tribunal du travail|en justice|prud ?hommes|attaquer en|clause de non[- ]concurrence|non[- ]concurrence|est[- ]ce (?:que c'est )?legal|c'est legal|legalement (?:le droit|permis|oblige)|ai[- ]je le droit|a[- ]t[- ]on le droit|puis[- ]je refuser|suis[- ]je oblige|obligation legale|que dit la loi|conge de maternite|credit[- ]temps|echapper a l'?onss|eviter (?:de payer )?l'?(?:onss|impot)|frauder|au noir|en noir|requalification|faux independant)/,
  ],
  [
    'law_advice',
    /\b(?:ontsla(?:g|an|gen)|opzeg(?:termijn|vergoeding|ging|gen)?|dringende reden|arbeidsrechtbank|verbrekingsvergoeding|niet-?concurrentie(?:beding)?|concurrentiebeding|is (?:het|dat) (?:wel )?legaal|mag ik (?:hem|haar|iemand|een|zomaar)|ben ik (?:wettelijk )?verplicht|wat zegt de wet|wettelijk verplicht|zwangerschapsverlof|moederschapsverlof|tijdskrediet|in het zwart|zwart (?:betalen|uitbetalen|werk)|rsz (?:ontwijken|omzeilen)|belasting ontwijken|schijnzelfstandig)/,
  ],
  [
    'law_advice',
    /\b(?:dismiss(?:al|ed|ing)?|fire (?:him|her|them|someone|an?|my|the)|firing|notice period|(?:what|which|how much|how long a) notice|notice (?:for|after|of) \d+ (?:years?|months?)|severance|termination (?:pay|of)|terminate|wrongful|labour court|non-?compete|is (?:it|this|that) legal|legally (?:required|allowed|obliged)|am i (?:legally )?(?:allowed|obliged|required)|what does the law say|sue (?:us|me|him|her|them)|maternity leave|parental leave|under the table|off the books|cash in hand|avoid (?:paying )?(?:tax|social|onss)|evade|bogus self)/,
  ],
  [
    'sending',
    /\b(?:envoi(?:e|es|er|ez)[- ]?(?:lui|leur|moi|la|le|les|l'|cette|ce|un|une|ca|par|a |au |aux )|transmet(?:s|tre|tez)|mail(?:er|ez|e) (?:lui|leur|la|le|cette|ca)|publie[rz]?\b|fais signer|faire signer|signe[rz]? (?:le|la|a|au|pour|l')|accepte[rz]? l'offre|poste(?:r|z)? (?:la|le|cette) offre|imprime[rz]?|export(?:e|er|ez) (?:la|le|les|tout|vers)|partage[rz]? (?:avec|la|le|cette))/,
  ],
  [
    'sending',
    /\b(?:stuur|verstuur|verzend|mail (?:het|de|dit|dat|die|hem|haar|naar)|opsturen|doorsturen|stuur door|laat (?:hem|haar|het|ze) (?:onder)?tekenen|onderteken (?:het|de|dit)|publiceer|druk (?:het|de|dit) af|exporteer|deel (?:het|dit|de) (?:aanbod|voorstel|pakket)? ?met|aanvaard het aanbod)/,
  ],
  [
    'sending',
    /\b(?:send (?:it|this|that|the|him|her|them|an?|my|me|over|out)|e-?mail (?:it|this|that|the|him|her|them)|forward (?:it|this|that|the)|publish|have (?:him|her|them) sign|get (?:it|this) signed|sign (?:it|this|the|on)|print (?:it|this|the|out)|export (?:it|this|the|all)|share (?:it|this|the) (?:offer |package )?with|accept the offer|post (?:it|this|the) )/,
  ],
  [
    'deleting',
    /\b(?:supprime[rsz]?|efface[rsz]?|detrui(?:s|re|sez)|archive[rsz]?|vide[rz]?|drop|delete|remove|erase|wipe|destroy|verwijder(?:en)?|wis|vernietig|archiveer)\b[^.?!;\n]{0,24}\b(?:packages?|paquets?|pakket(?:ten)?|simulations?|simulaties?|contrats?|contract(?:s|en)?|travailleurs?|workers?|werknemers?|employees?|employes?|dossiers?|offres?|offers?|aanbod(?:en)?|voorstel(?:len)?|base de donnees|databases?|databank|tables?|company|entreprise|bedrijf|firma|societe|comptes?|accounts?|utilisateurs?|users?|gebruikers?|tout(?:es)? (?:les )?donnees|all (?:the )?data|alle data|alle gegevens|gegevens|history|historique|geschiedenis)\b/,
  ],
  [
    'judging',
    /\b(?:merit(?:e|er|ent|es)|vaut[- ]?(?:il|elle)|est[- ](?:il|elle) (?:trop )?(?:bon|bonne|assez|cher|chere|competent)|salaire (?:juste|equitable|correct)|quel salaire (?:proposer|offrir|donner|devrais|dois|faut|serait)|combien (?:dois|devrais|devons|faut|proposer|offrir|je devrais|on devrait)[^?]{0,20}(?:payer|proposer|offrir|donner)|qui (?:merite|devrait|est le meilleur|est la meilleure|augmenter|promouvoir)|le meilleur candidat|la meilleure candidate|classe[rz]? (?:les|mes|ces)|trop paye|sous[- ]?paye|paye trop|surpaye|recommande[rsz]?[^.?!]{0,20}(?:salaire|remuneration)|conseill(?:e|es|er|ez)[^.?!]{0,24}(?:salaire|payer|proposer|offrir|donner)|evalue[rz]? (?:ce|cet|cette|la|le|mon|ma)|est[- ]ce assez|prix du marche|salaire du marche)/,
  ],
  [
    'judging',
    /\b(?:verdient (?:hij|zij|ze|die) (?:het|dat|meer|wel|een opslag)|is (?:hij|zij|ze|die) (?:te duur|goed genoeg|het waard)|eerlijk loon|correct loon|marktconform|welk loon (?:moet|zou|kan|stel|bied|geef)|welk loon [^?]{0,20}(?:voorstellen|aanbieden|bieden|betalen)|hoeveel (?:moet|zou|moeten) (?:ik|we|wij)[^?]{0,30}(?:betalen|bieden|geven|voorstellen)|wie (?:verdient een|moet|is de beste|promoveren)|beste kandidaat|rangschik|overbetaald|onderbetaald|raad[^.?!]{0,20}aan|aanraden|beoordeel|waard is|is het waard)/,
  ],
  [
    'judging',
    /\b(?:deserv(?:e|es|ing)|is (?:he|she|it) worth|are they worth|fair (?:salary|pay|wage)|market (?:rate|salary|value|wage)|what (?:salary |pay )?should (?:i|we)[^?]{0,20}(?:pay|offer|give|propose)|how much should (?:i|we)|what should (?:he|she|they) earn|who (?:deserves|should|is the best)|best candidate|rank (?:the|my|these|our|all)|over ?paid|under ?paid|recommend[^.?!]{0,20}(?:salary|pay|wage)|good enough|evaluate (?:him|her|this|the|my)|rate (?:him|her|this candidate|my)|worth hiring)/,
  ],
  [
    'other_people',
    new RegExp(
      `\\b(?:combien (?:gagne|touche|est payee?|coute)(?:nt)? (?!elle|il|t[- ]|la (?:voiture|societe)|le (?:package|net|brut)|l'employeur|ca\\b|ce\\b|cette\\b|un\\b|une\\b)${NAME}|(?:salaire|remuneration|paie|package|fiche de paie|contrat|dossier)s? (?:actuel(?:le)? )?(?:de|du|d'|des) (?:mon|ma|mes|nos|notre|tous|toutes|toute|chaque|chacun|l'equipe|collegues?|autres|directeur|directrice|patron|ceo|boss|employes|travailleurs|collaborateurs|la comptable|(?!base|depart|reference|fonction|societe|l'an|4|3|2|1)[a-z]{3,20}) ?(?:[?.!]|$|[a-z ]{0,24}\\?)|(?:montre|affiche|liste|donne|sors)[a-z-]* (?:moi )?(?:tous |toutes )?(?:les |la liste des |le )?(?:salaires|remunerations|paies|fiches|travailleurs|employes|collegues|salaire de (?!base))|qui gagne|meme (?:salaire|package|paie) que|autant que|comme (?:celui|celle) de|gagne plus que|moins que (?:mon|ma|mes))`
    ),
  ],
  [
    'other_people',
    new RegExp(
      `\\b(?:(?:wat|hoeveel) (?:verdient|verdienen|krijgt|kost) (?!hij|zij|ze |dat|die|de wagen|de werkgever|een|het|mij|ons|me\\b|ik|de auto|dit)${NAME}|(?:loon|salaris|wedde|loonfiche|pakket|contract|dossier)(?:en)? van (?:mijn|onze|alle|iedereen|de collega|collega|de directeur|de ceo|de baas|de andere|(?!een|de wagen|de werkgever|de maand|het|per|\\d)[a-z]{3,20}) ?(?:[?.!]|$|[a-z ]{0,20}\\?)|(?:toon|geef|lijst)[a-z]* (?:mij |me )?(?:alle |de )?(?:lonen|salarissen|loonfiches|werknemers|collega|loon van (?!een))|wie verdient|zelfde (?:loon|pakket) als|evenveel als|verdient meer dan)`
    ),
  ],
  [
    'other_people',
    new RegExp(
      `\\b(?:(?:what|how much) (?:does|do|is|are|did) (?!it|he |she |they |this|that|the (?:package|net|gross|car|employer|company|bonus|cost|maximum|max|limit|ceiling)|an?\\b|i\\b|we\\b|you|meal|my (?:package|cost))${NAME} (?:earn|make|get|paid|cost|being paid|take home)|(?:salary|pay|wages?|payslip|package|contract|file) of (?:my|our|all|every|the (?:ceo|director|boss|others|team|cfo|manager)|(?!a\\b|an\\b|the\\b|\\d|\\u20ac|this|that|base)[a-z]{3,20}) ?(?:[?.!]|$|[a-z ]{0,20}\\?)|(?:my|our|his|her|the) (?:boss|colleague|coworker|ceo|director|manager)(?:'s|s)? (?:salary|pay|package|wage)|(?:show|list|give|get|dump|print)(?: me)? (?:all |the |everyone's |everybody's )*(?:salaries|wages|payslips|employees|workers|colleagues)|who earns|same (?:salary|pay|package) as|as much as|earns more than|[a-z]{3,15}'s (?:salary|pay|payslip|package|wage|contract))`
    ),
  ],
  [
    'other_people',
    /\b(?:ignore (?:all|everything|your|any|previous|above|toutes|tes|alle|tout ce)|ignoreer|oublie (?:tes|les|toutes) (?:instructions|consignes|regles)|vergeet je instructies|system ?prompt|prompt systeme|tes instructions|your instructions|jouw instructies|select \*|drop table|union select|<script|\/etc\/passwd|api[_ -]?key|mot de passe|passwords?|wachtwoord(?:en)?|admin mode|mode admin|developer mode|jailbreak|registre national|rijksregisternummer|numeros? niss|all companies|autres (?:societes|entreprises)|andere bedrijven|other compan(?:y|ies))\b/,
  ],
]

const PERSON_FR =
  '(?:elle|il|ce candidat|cette candidate|le candidat|la candidate|cette personne|ce profil|celle-ci|celui-ci)'
const PERSON_NL =
  '(?:hij|zij|ze|die|deze kandidaat|de kandidaat|kandidate|deze persoon|dat profiel|dit profiel)'
const PERSON_EN =
  '(?:he|she|they|this candidate|the candidate|that candidate|this person|this profile|this guy)'
const PAYS =
  '(?:loon|lonen|salaris|salarissen|wedde|wedden|loonbrief|loonbrieven|loonfiches?|verdienste|salaires?|remunerations?|paies?|payes?|fiches? de paie|salary|salaries|wages?|pay|payslips?|pay slips?|earnings|packages?)'
const RULES =
  '(?:instructions?|consignes?|regles?|rules?|instructies?|regels|richtlijnen|guidelines|restrictions?|restricties|beperkingen|limites|limits|securite|security|beveiliging|filters?|prompt)'

/** What may stand between two words of one clause; a point inside an amount ends none. */
const CLAUSE = '(?:[^.?!]|[.](?=\\d)){0,40}'

/** Who works beside the person who asks. */
const COLLEAGUE =
  "(?:collegues?|colleagues?|collega(?:s|'s)?|co-?workers?|patrons?|chefs?|boss(?:es)?|baas|managers?|directeurs?|directrices?|directors?|ceo|cfo|voisins? de bureau|teammates?|predecesseurs?|voorgangers?|predecessors?)"

/** What is asked in so many words that no list holds them: who, what of them, and which thing of the law. */
const MANNERS: readonly (readonly [Reason, RegExp])[] = [
  [
    'judging',
    new RegExp(
      `\\b${PERSON_FR} (?:les? |en )?(?:vaut|valent|merite|vaudrait)\\b|\\b(?:est|serait|sont)[- ](?:ce|il|elle)?${CLAUSE}\\b(?:trop (?:cher|paye|bien paye|eleve)|raisonnable|equitable|competitif|genereux|suffisant pour|justifie)\\b${CLAUSE}\\?|\\b(?:is|zijn) ${PERSON_NL}\\b${CLAUSE}\\bwaard\\b|\\b(?:is|was) (?:dat|dit|het|zo'n|[\\d.,]+)\\b${CLAUSE}\\b(?:te veel|te weinig|te hoog|te laag|redelijk|eerlijk|genoeg|concurrentieel|correct|verdiend|gerechtvaardigd)\\b${CLAUSE}\\?|\\b(?:is|are) ${PERSON_EN} (?:[a-z]+ ){0,2}worth\\b|\\b(?:he|she|they)(?:'s| is| are) (?:[a-z]+ ){0,2}worth\\b|\\b(?:is|are) (?:that|this|it|[\\d.,]+)\\b${CLAUSE}\\b(?:too much|too little|too high|too low|fair|reasonable|competitive|justified|enough for (?:him|her|them|a|an|this))\\b${CLAUSE}\\?`
    ),
  ],
  [
    'other_people',
    new RegExp(
      `\\b(?:ignore[rz]?|ignoring|negeer|vergeet|oublie[rz]?|forget|disregard|omzeil|contourne[rz]?|bypass|override|desactive[rz]?|schakel)\\b(?: [a-z']+){0,4} ${RULES}\\b`
    ),
  ],
  [
    'other_people',
    new RegExp(
      `\\b${PAYS} (?:van|de|des|du|d'|of|for) ?(?:(?:het|de|la|le|les|l'|the|mijn|mes|mon|ma|onze|nos|notre|our|my|your|uw|votre|vos|zijn|haar|his|her|son|sa|heel|hele|whole|entire|tout|toute|tous|all|alle|ander|andere|autres?|other) ?)*(?:team|ploeg|equipe|afdeling|departement|dienst|service|department|personeel|staff|personnel|collega|collegas|collega's|collegues?|colleagues?|coworkers?|baas|chef|patron|boss|manager|directeur|directrice|director|ceo|cfo|voorganger|predecesseur|predecessor|werknemers|employes|employees|medewerkers|mensen|gens|people|iedereen|everyone|everybody|tout le monde)\\b`
    ),
  ],
  [
    'other_people',
    new RegExp(
      `^(?!.*\\d).*(?:\\b${PAYS} (?:moyens?|moyenne|medians?)\\b|\\b(?:gemiddelde?|mediaan|average|mean|median) (?:[a-z]+ )?${PAYS}\\b|\\b(?:hoogste|laagste|beste|meest|minst|plus (?:haut|gros|eleve|bas|grand)s?|meilleurs?|mieux|moins bien|highest|lowest|biggest|best|top|least|most) (?:[a-z]+ )?(?:${PAYS}|betaald[e]?|paye[es]*|paid|verdiener|verdient|earners?)\\b)`
    ),
  ],
  [
    'other_people',
    new RegExp(
      `\\b(?:wie|qui|who)(?:'s)? (?:[a-z]+ ){0,4}(?:verdient|betaald|krijgt|gagne|touche|paye[es]*|earns?|makes?|gets|paid)\\b`
    ),
  ],
  [
    'other_people',
    new RegExp(
      `\\bcombien (?:on |nous |vous |l'on |tu )?(?:paie|paye|payons|payez|donne|verse|gagne)(?:-t-on|-on|-vous)?(?: a| pour)? (?!elle|lui|leur|il|on|de|d'|la |le |les |l'|un|une|en|par|au|net|brut|ca|si|avec|quelqu)[a-z]{3,}|\\bhoeveel (?:betalen|betaalt|geven|krijgt|verdient) (?:we |wij |jullie |men |ze )?(?:aan )?(?!aan |rsz|onss|belasting|voorheffing|sociale|hij|zij|ze|we|wij|hem|haar|ik|die|dat|de |het |een |netto|bruto|per|voor|in|er|iemand|meer|men)[a-z]{3,}|\\bhow much (?:do|are|does|did) (?:we|you|they) (?:pay|paying|give) (?!him|her|it|them|in|for|a|an|the|net|gross|per|if|on|someone|tax|more|as)[a-z]{3,}`
    ),
  ],
  [
    'other_people',
    new RegExp(
      `\\b(?:ce que|combien|quoi) (?:gagne|touche)(?:nt)? (?:mon|ma|mes|notre|nos|le|la|les|un|une|l'autre) ?${COLLEAGUE}\\b|\\b(?:ce que|combien) (?:mon|ma|mes|notre|nos|le|la|les) ${COLLEAGUE}(?: [a-z'-]+)? (?:gagne|touche)|\\b(?:wat|hoeveel) (?:mijn|onze|de|een) (?:andere )?${COLLEAGUE}(?: [a-z'-]+)? verdien|\\b(?:what|how much) (?:my|our|the|his|her|another) (?:other )?${COLLEAGUE}(?: [a-z'-]+)? (?:earn|make|is paid|are paid|gets? paid)`
    ),
  ],
  [
    'law_advice',
    /\b(?:puis-je|peut-on|pouvons-nous|puis je|ai-je|dois-je|doit-on|devons-nous|est-on|suis-je|mag ik|mogen we|kan ik|kunnen we|moet ik|moeten we|ben ik|zijn we|can i|can we|may i|may we|must i|must we|do i have to|do we have to|should i|are we|am i|is the employer|combien de fois|hoe vaak|hoeveel keer|how often|how many times)\b[^.?!]{0,40}\b(?:renouvel[a-z]*|prolonge[rz]?|refuse[rz]?|oblige[a-z]*|impose[rz]?|interdi[a-z]*|rompre|resilie[a-z]*|declare[rz]?|verleng[a-z]*|hernieuw[a-z]*|vernieuw[a-z]*|weiger[a-z]*|verplicht[a-z]*|opleggen|verbied[a-z]*|beeindig[a-z]*|aangeven|renew|extend|refuse|force|oblige|require|forbid|ban|end (?:the|a|his|her) contract|cdd|cdi|contract(?:en)? (?:van|voor) bepaalde|fixed[- ]term|essai|proefperiode|probation|greve|staking|strike)\b/,
  ],
  [
    'law_advice',
    /\b(?:obligatoires?|verplicht(?:e)?|mandatory|compulsory|required by law|facultatif|illegal|illegale?)\b[^.!]{0,60}\?|\b(?:est-il|is het|is it|est-ce) (?:permis|autorise|toegelaten|toegestaan|allowed|obligatoire|verplicht|legal|legaal)\b/,
  ],
  [
    'law_advice',
    /^(?=.*\?|(?:combien|quel|quand|comment|hoeveel|welk|wat|wanneer|hoe|how|what|when)\b)(?=.*\b(?:cdd|periode d'essai|conge (?:parental|de paternite|de naissance|de deuil|politique|education)|incapacite de travail|certificat medical|jours? feries?|salaire garanti|reglement de travail|delegation syndicale|syndica[a-z]*|greve|harcelement|discrimination|dimona|contract van bepaalde duur|proefperiode|proeftijd|ouderschapsverlof|vaderschapsverlof|geboorteverlof|rouwverlof|arbeidsongeschikt[a-z]*|ziekteverlof|ziekteattest|medisch attest|feestdag(?:en)?|gewaarborgd loon bij ziekte|arbeidsreglement|vakbond[a-z]*|pesterijen|fixed[- ]term contracts?|probation(?:ary)?|trial period|parental leave|paternity leave|bereavement leave|sick leave|sick note|medical certificate|public holidays?|work rules|trade unions?|harassment)\b)/,
  ],
]

const EARNS =
  '(?:gagne|touche|est payee?|recoit|verdient|krijgt|wordt betaald|earns?|makes?|gets|is paid|is earning|is on)'
const ASKS_MUCH = /\b(?:combien|quoi|hoeveel|wat|how much|what|quel)\b/
/** A name with a capital that earns: "Nathalie gagne combien ?". */
const NAMED = new RegExp(
  `(?<!\\p{L})\\p{Lu}\\p{Ll}{2,}(?: \\p{Lu}\\p{Ll}+)? ${EARNS}(?!\\p{L})`,
  'gu'
)
const PRONOUN =
  /^(?:elle|il|ils|elles|hij|zij|she|they|wie|who|qui|dat|that|cela|iemand|someone|quelqu|wat|what|combien|hoeveel|kandidaat|candidate?)\b/i

/** Words on which a refusal turns, as people misspell them by a letter. */
const TURNS = [
  'combien', 'gagne', 'salaire', 'remuneration', 'collegue', 'directeur', 'directrice', 'hoeveel', 'verdient', 'salaris',
  'loonfiche', 'collega', 'salary', 'salaries', 'colleague', 'director', 'payslip', 'earns',
] // prettier-ignore
const MUCH = /\bhow mutch\b/g

/** "conbien", "verdiend", "sallary": the words of a request with those few as they are spelt. */
function spelt(folded: string): string {
  return folded
    .replace(MUCH, 'how much')
    .replace(/[a-z]{4,13}/g, (word) => TURNS.find((turn) => isNear(word, turn)) ?? word)
}

/** Whether two words differ by one letter: another one, one more or one less. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const [rest, other] = [a.slice(same), b.slice(same)]
  return (
    rest === other ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    rest.slice(1) === other.slice(1)
  )
}

const MONTH =
  '(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|january|february|march|may|june|july|august|october)'
const FIGURES =
  '(?:net|netto|brut|bruto|gross|loon|loonfiche|loonbrief|wedde|salaris|salaire|paie|payslip|pay|salary|wage|cout|kost|cost)'
/** What a person has, by their name or their number: "le net de Sofie", "salary of employee 12", "what's Tom's net pay". */
const OF_SOMEBODY: readonly RegExp[] = [
  new RegExp(
    `\\b${FIGURES} (?:actuel |mensuel |annuel )?(?:de|d'|van|of|for|pour|voor) ?(?:l'|la |le |de |het |the )?(?:employee?|travailleur|travailleuse|werknemer|bediende|arbeider|worker|collegue|collega|colleague) ?(?:n[°o]|nr|number)?\\.? ?(?:\\d{1,3}\\b(?![.,]?\\d)|(?!qui|die|who|avec|met|with|en|de|van|of|sans|zonder|without)[a-z]{3,20}) ?(?:[?.!]|$)`
  ),
  new RegExp(
    `\\bwhat'? ?i?s (?!his|this|its|hers?|their|the|it|that|a )[a-z]{2,15}'?s (?:gross |net |monthly |yearly |take-home )*(?:pay|salary|wage|payslip|package)\\b`
  ),
  new RegExp(
    `\\b(?:combien|hoeveel|wat|how much|what) (?:does |do |is |are )?(?:gagne|touche|verdient|krijgt)? ?(?:le|la|les|l'|mon|ma|de|het|mijn|onze|the|my|our) ?(?:directeur|directrice|director|ceo|cfo|patron|baas|boss)\\b`
  ),
]
const OF_NAMED = new RegExp(
  `\\b${FIGURES} (?:de |d'|van |of )(?!${MONTH}\\b|base\\b)[a-z]{3,}`,
  'g'
)

/** The reason why a request is not for the assistant. `text` is the request as it was typed, for names. */
export function refusalOf(folded: string, text: string): Reason | undefined {
  const known = reasonIn(folded) ?? reasonIn(spelt(folded))
  if (known !== undefined) return known
  return isOfNamed(folded, text) ? 'other_people' : undefined
}

function reasonIn(folded: string): Reason | undefined {
  const known = [...PATTERNS, ...MANNERS].find(([, pattern]) => pattern.test(folded))?.[0]
  return known ?? (OF_SOMEBODY.some((pattern) => pattern.test(folded)) ? 'other_people' : undefined)
}

/** "Nathalie gagne combien ?", "montre-moi le net de Sofie": a name is known by its capital. */
function isOfNamed(folded: string, text: string): boolean {
  if (/\d/.test(folded)) return false
  const earns =
    ASKS_MUCH.test(folded) && [...text.matchAll(NAMED)].some(([words]) => !PRONOUN.test(words))
  return (
    earns ||
    [...folded.matchAll(OF_NAMED)].some(({ 0: words, index }) => {
      const name = /[a-z]+$/.exec(words)![0]
      return /^\p{Lu}\p{Ll}/u.test(text.slice(index + words.length - name.length))
    })
  )
}
