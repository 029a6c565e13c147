/** What the product does not do, whoever asks. */
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
    /\b(?:dismiss(?:al|ed|ing)?|fire (?:him|her|them|someone|an?|my|the)|firing|notice period|severance|termination (?:pay|of)|terminate|wrongful|labour court|non-?compete|is (?:it|this|that) legal|legally (?:required|allowed|obliged)|am i (?:legally )?(?:allowed|obliged|required)|what does the law say|sue (?:us|me|him|her|them)|maternity leave|parental leave|under the table|off the books|cash in hand|avoid (?:paying )?(?:tax|social|onss)|evade|bogus self)/,
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
    /\b(?:verdient (?:hij|zij|ze|die) (?:het|dat|meer|wel|een opslag)|is (?:hij|zij|ze|die) (?:te duur|goed genoeg|het waard)|eerlijk loon|correct loon|marktconform|welk loon (?:moet|zou|kan|stel|bied|geef)|hoeveel (?:moet|zou|moeten) (?:ik|we|wij)[^?]{0,30}(?:betalen|bieden|geven|voorstellen)|wie (?:verdient een|moet|is de beste|promoveren)|beste kandidaat|rangschik|overbetaald|onderbetaald|raad[^.?!]{0,20}aan|aanraden|beoordeel|waard is|is het waard)/,
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
    /\b(?:ignore (?:all|the|your|any|previous|toutes|les|tes|alle)|ignoreer|oublie (?:tes|les|toutes) (?:instructions|consignes|regles)|vergeet je instructies|system ?prompt|prompt systeme|tes instructions|your instructions|jouw instructies|select \*|drop table|union select|<script|\/etc\/passwd|api[_ -]?key|mot de passe|passwords?|wachtwoord(?:en)?|admin mode|mode admin|developer mode|jailbreak|registre national|rijksregisternummer|numeros? niss|all companies|autres (?:societes|entreprises)|andere bedrijven|other compan(?:y|ies))\b/,
  ],
]

/** The reason why a request is not for the assistant. */
export function refusalOf(folded: string): Reason | undefined {
  return PATTERNS.find(([, pattern]) => pattern.test(folded))?.[0]
}
