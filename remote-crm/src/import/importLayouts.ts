import { foldText } from '@steps/platform';
import { contactCatalogue } from '../nouns/contactCatalogue';
import { isOwnProperty } from '../nouns/propertyHeader';
import { csvColumns } from '../records/catalogue/catalogue';
import { type ColumnTarget, importFields } from './importFields';

/**
 * How a product names its columns. Headers are compared by `plainHeader`: letters and digits only, lower case, without
 * accents.
 */
export interface ImportLayout {
  readonly id: 'steps' | 'hubspot' | 'google' | 'outlook' | 'salesforce' | 'pipedrive';
  readonly name: string;
  /** The layout is recognised if the file has at least one header of each group. */
  readonly marks: readonly (readonly string[])[];
  /** What this product means by a header; all other headers are looked up in the synonyms. */
  readonly columns: Readonly<Record<string, ColumnTarget>>;
}

/** Header as compared: `E-mail 1 - Value` and `email1value` are the same, `Prénom` and `prenom`, `Straße` and `strasse`. */
export const plainHeader = (header: string): string => foldText(header).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Tried in this order. Sources: each product's own export of contacts, in English. */
export const importLayouts: readonly ImportLayout[] = [
  {
    id: 'steps',
    name: 'Steps',
    marks: [['stepsid']],
    columns: Object.fromEntries(csvColumns(contactCatalogue).map(([field, header]) => [plainHeader(header), field])),
  },
  {
    id: 'hubspot',
    name: 'HubSpot',
    marks: [['recordid'], ['leadstatus', 'lifecyclestage', 'contactowner', 'marketingcontactstatus', 'createdate']],
    columns: {
      recordid: 'skip',
      associatedcompany: 'company',
      associatedcompanyids: 'skip',
      associatedcompanyidsprimary: 'skip',
      lifecyclestage: 'status',
      // Beside a life-cycle stage it is a property of its own; alone it is the status.
      leadstatus: 'custom',
      hubspotscore: 'score',
      contactowner: 'owner',
      originalsource: 'source',
      originaltrafficsource: 'source',
      lastactivitydate: 'lastContact',
      createdate: 'skip',
      mobilephonenumber: 'phone',
    },
  },
  {
    id: 'google',
    name: 'Google Contacts',
    marks: [
      ['email1value', 'phone1value'],
      ['givenname', 'firstname', 'name', 'fileas'],
    ],
    columns: {
      fileas: 'skip',
      nickname: 'custom',
      phoneticfirstname: 'custom',
      phoneticmiddlename: 'custom',
      phoneticlastname: 'custom',
      additionalname: 'middleName',
      labels: 'tags',
      groupmembership: 'tags',
      // The second, the third and so on too.
      email1value: 'email',
      phone1value: 'phone',
      organizationname: 'company',
      organizationtitle: 'title',
      organizationdepartment: 'custom',
      birthday: 'custom',
      organization1name: 'company',
      organization1title: 'title',
      address1formatted: 'address',
      address1street: 'street',
      address1city: 'city',
      address1region: 'region',
      address1postalcode: 'postcode',
      address1country: 'country',
      website1value: 'website',
    },
  },
  {
    id: 'outlook',
    name: 'Outlook',
    marks: [
      ['emailaddress', 'email2address'],
      ['emaildisplayname', 'businessphone', 'businessstreet', 'webpage'],
    ],
    columns: {
      // Mr, Ms, Dr: the job is in `Job Title`.
      title: 'namePrefix',
      email2address: 'email',
      email3address: 'email',
      businessphone: 'phone',
      mobilephone: 'phone',
      homephone: 'phone',
      primaryphone: 'phone',
      businessphone2: 'phone',
      homephone2: 'phone',
      otherphone: 'phone',
      carphone: 'phone',
      companymainphone: 'phone',
      department: 'custom',
      homestreet: 'custom',
      homecity: 'custom',
      homestate: 'custom',
      homepostalcode: 'custom',
      homecountryregion: 'custom',
      businessstreet: 'street',
      businessstreet2: 'street',
      businessstreet3: 'street',
      businesscity: 'city',
      businessstate: 'region',
      businesspostalcode: 'postcode',
      businesscountryregion: 'country',
      webpage: 'website',
      personalwebpage: 'website',
      categories: 'tags',
    },
  },
  {
    id: 'salesforce',
    name: 'Salesforce',
    marks: [
      ['accountname', 'accountid', 'account', 'companyaccount'],
      [
        ...['mailingstreet', 'mailingcity', 'leadsource', 'contactowner', 'contactid', 'salutation', 'accountowner'],
        ...['leadowner', 'leadstatus'],
      ],
    ],
    columns: {
      salutation: 'namePrefix',
      contactid: 'skip',
      accountid: 'skip',
      id: 'skip',
      accountname: 'company',
      account: 'company',
      companyaccount: 'company',
      accountowner: 'skip',
      department: 'custom',
      contactowner: 'owner',
      mailingstreet: 'street',
      mailingaddressline1: 'street',
      mailingcity: 'city',
      mailingstate: 'region',
      mailingstateprovince: 'region',
      mailingzippostalcode: 'postcode',
      mailingpostalcode: 'postcode',
      mailingcountry: 'country',
      leadsource: 'source',
      lastactivity: 'lastContact',
      lastactivitydate: 'lastContact',
    },
  },
  {
    id: 'pipedrive',
    name: 'Pipedrive',
    marks: [
      ['personname', 'personfirstname', 'personid'],
      [
        'personemail',
        'personemailwork',
        'personorganization',
        'personphone',
        'personphonework',
        'personowner',
        'personlabel',
      ],
    ],
    columns: {
      personid: 'skip',
      personname: 'name',
      personfirstname: 'firstName',
      personlastname: 'lastName',
      personemail: 'email',
      personemailwork: 'email',
      personemailhome: 'email',
      personemailother: 'email',
      personphone: 'phone',
      personphonework: 'phone',
      personphonemobile: 'phone',
      personphonehome: 'phone',
      personphoneother: 'phone',
      personorganization: 'company',
      personjobtitle: 'title',
      personlabel: 'tags',
      personlabels: 'tags',
      personowner: 'owner',
      personnotes: 'notes',
      personlastactivitydate: 'lastContact',
      personpostaladdress: 'address',
    },
  },
];

/** English, German, French, Spanish and Dutch, as address books and CRMs of these languages name their columns. */
const synonyms: Readonly<Partial<Record<ColumnTarget, string>>> = {
  name: `name fullname contact contactname displayname person customername customer
    vollstandigername anzeigename ansprechpartner kontakt kontaktname kunde kundenname
    nom nomcomplet nometprenom prenometnom client nombre nombrecompleto nombreyapellidos contacto cliente
    naam volledigenaam weergavenaam contactpersoon klant klantnaam`,
  firstName: 'firstname givenname forename first vorname rufname prenom nombredepila primernombre voornaam roepnaam',
  middleName: 'middlename middle zweitervorname deuxiemeprenom segundonombre tussenvoegsel',
  namePrefix: 'nameprefix prefix salutation honorific anrede civilite tratamiento aanhef',
  nameSuffix: 'namesuffix suffix namenszusatz',
  lastName: `lastname familyname surname last nachname familienname zuname nomdefamille apellido apellidos
    achternaam familienaam`,
  email: `email emailaddress mail emailwork workemail businessemail primaryemail contactemail email1
    emailadresse mailadresse emailgeschaftlich courriel adresseemail adressemail adresseelectronique adressedemessagerie
    correo correoelectronico direcciondecorreo direcciondecorreoelectronico emailadres mailadres`,
  phone: `phone phonenumber mobile mobilephone mobilenumber telephone tel telephonenumber cell cellphone workphone
    businessphone phonework phone1 primaryphone
    telefon telefonnummer rufnummer festnetz handy handynummer mobil mobiltelefon mobilnummer telefongeschaftlich
    numerodetelephone telephoneportable telephonemobile telephonefixe portable gsm
    telefono numerodetelefono telefonomovil telefonofijo movil celular
    telefoon telefoonnummer mobiel mobielnummer mobieletelefoon`,
  otherEmails: 'otheremails',
  otherPhones: 'otherphonenumbers otherphones',
  title: `title jobtitle position job funktion berufsbezeichnung stellenbezeichnung jobtitel beruf
    fonction poste intituledeposte intituleduposte profession cargo puesto puestodetrabajo
    functie functietitel functieomschrijving`,
  role: 'role buyingrole persona rolle rol',
  company: `company companyname organisation organization organisationname organizationname account companyaccount
    employer business businessname
    firma firmenname unternehmen unternehmensname entreprise societe nomdelentreprise nomdelasociete raisonsociale
    empresa nombredelaempresa nombredeempresa organizacion compania razonsocial
    bedrijf bedrijfsnaam organisatie organisatienaam onderneming`,
  status: 'status lifecyclestage leadstatus stage contactstatus statut',
  temperature: 'temperature rating heat',
  score: 'score leadscore',
  tags: `tags tag labels label categories category groups segments schlagworte schlagworter stichworte kategorie
    kategorien etiquette etiquettes categorie etiqueta etiquetas categoria categorias trefwoorden categorieen`,
  lists: 'lists list listmembership listen listes listas lijsten',
  notes: `notes note comments comment description notiz notizen bemerkung bemerkungen kommentar kommentare anmerkung
    anmerkungen remarque remarques commentaire commentaires nota notas comentario comentarios observaciones
    notitie notities opmerking opmerkingen`,
  website: `website web url homepage websiteurl webseite internetseite internet siteweb siteinternet sitioweb
    paginaweb`,
  linkedin: 'linkedin linkedinurl linkedinprofile linkedinbio linkedinprofil perfildelinkedin linkedinprofiel',
  twitter: 'twitter twitterhandle twitterusername x',
  address: 'address fulladdress postaladdress adresse anschrift postanschrift adressepostale direccion adres postadres',
  street: `street streetaddress addressline1 address1 strasse strassehausnummer strasseundhausnummer strassenr
    rue numeroetrue adresse1 calle callenumero straat straatnaam straatenhuisnummer adresregel1`,
  city: 'city town towncity stadt ort wohnort ville commune ciudad poblacion localidad plaats woonplaats stad',
  region: `region county state stateregion stateprovince stateprovincetextonly province bundesland kanton departement
    provincia comunidadautonoma provincie`,
  postcode: 'postcode postalcode zip zipcode zippostalcode plz postleitzahl codepostal cp codigopostal',
  country: 'country countryregion countrytextonly land pays pais',
  source: 'source leadsource origin quelle herkunft leadquelle provenance origine fuente origen bron herkomst',
  owner: `owner contactowner leadowner recordowner assignedto accountmanager salesrep besitzer zustandig betreuer
    proprietaire propietario eigenaar verantwoordelijke`,
  lastContact: `lastcontact lastcontacted lastcontactdate lastactivity lastactivitydate lastseen letzterkontakt
    derniercontact ultimocontacto laatstecontact`,
};

const bySynonym = new Map<string, ColumnTarget>([
  // A field is always known by its own name.
  ...importFields.map(([field, label]) => [plainHeader(label), field] as const),
  ...Object.entries(synonyms).flatMap(([field, words]) =>
    (words ?? '').split(/\s+/).map((word) => [word, field as ColumnTarget] as const),
  ),
]);

/** The product whose export this is, by its column names; `undefined` if none is certain. */
export function recogniseLayout(headers: readonly string[]): ImportLayout | undefined {
  const present = new Set(headers.map(plainHeader));
  return importLayouts.find((layout) => layout.marks.every((group) => group.some((mark) => present.has(mark))));
}

/** What a column means: for the product, or else by a synonym; `undefined` if it is not known. */
export function targetOf(header: string, layout: ImportLayout | undefined): ColumnTarget | undefined {
  if (isOwnProperty(header)) return 'custom';
  const plain = plainHeader(header);
  const first = plain.replace(/^(email|phone)\d+value$/, '$11value');
  const known = layout && Object.hasOwn(layout.columns, first) ? layout.columns[first] : undefined;
  return known ?? bySynonym.get(plain);
}

/** How many of these column names are known. */
export const recognisedCount = (headers: readonly string[]): number => {
  const layout = recogniseLayout(headers);
  return headers.filter((header) => targetOf(header, layout)).length;
};
