import { messages } from '#contract/limits.ts';

/** What people type and paste into a field, and what is made of it: the message, or what is kept. */
export type TypedInput = {
  readonly field: 'name' | 'phone' | 'email' | 'message';
  readonly typed: string;
  readonly message: string | null;
  /** What the owner gets of it. */
  readonly kept: string;
};

type Field = TypedInput['field'];

const taken = (field: Field, all: readonly (string | readonly [string, string])[]) =>
  all.map((one): TypedInput => {
    const [typed, kept] = typeof one === 'string' ? [one, one] : one;
    return { field, typed, message: null, kept };
  });

const refused = (field: Field, message: string, all: readonly string[]) =>
  all.map((typed): TypedInput => ({ field, typed, message, kept: '' }));

// The documents' messages, typed out: they stay to the letter.
const NAME_REQUIRED = 'Name is required';
const NAME_SHORT = 'Name must be at least 2 characters';
const NAME_LONG = 'Name must be less than 50 characters';
const NAME_CHARACTERS = 'Name can only contain letters, spaces, hyphens and apostrophes';
const PHONE_REQUIRED = 'Phone number is required';
const PHONE_INVALID = 'Please enter a valid Australian phone number';
const PHONE_OF_SERVICE = `${PHONE_INVALID}: a mobile or landline that we can ring back`;
const EMAIL_REQUIRED = 'Email is required';
const EMAIL_INVALID = 'Please enter a valid email address';

const names: readonly TypedInput[] = [
  ...taken('name', [
    'Mary Lee',
    'Bo',
    'm'.repeat(50),
    "Zoë Nguyễn O'Hara",
    'Maeve O’Brien-Lee',
    'Henk van ‘t Hoff',
    'Ngô Đình',
    'José Muñoz',
    'Björk Guðmundsdóttir',
    'Łukasz Żółć',
    'Иван Петров',
    'Γιώργος Παπαδόπουλος',
    'محمد علي',
    'علی\u200cرضا',
    'משה כהן',
    'अमित शर्मा',
    'ක්\u200dරිස්',
    '김민준',
    '山田 太郎',
    '葛\u{e0100}城',
    '𠮷田',
    'Kaʻiulani',
    'Ǌegoš',
    'Anne-Marie',
    "D'Angelo",
    '𠮷'.repeat(50),
    ['  Mary Lee  ', 'Mary Lee'],
    ['Mary\u00a0Lee', 'Mary Lee'],
    ['山田\u3000太郎', '山田 太郎'],
    ['\u3000山田\u3000', '山田'],
    ['Mary\tLee', 'Mary Lee'],
    ['Anne\u2010Marie', 'Anne-Marie'],
    ['Anne\u2011Marie', 'Anne-Marie'],
    ['Zoe\u0308', 'Zoë'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    ['\u200eMary\u200f', 'Mary'],
    ['\u202aMary Lee\u202c', 'Mary Lee'],
    ['\ufeffMary', 'Mary'],
    ['Ma\u00adry', 'Mary'],
    ['Mary\u200d', 'Mary'],
    ['Mary\u3164', 'Mary'],
    ['Mary\u0000', 'Mary'],
    ['Ma\u0007ry', 'Mary'],
    ['Mary\ud800', 'Mary'],
  ]),
  ...refused('name', NAME_REQUIRED, [
    '',
    '   ',
    '\u00a0\u3000',
    '\u200d',
    '\u200d\u200d\u200d',
    '\u3164',
    '\u3164\u3164',
    '\u115f\u1160',
    '\uffa0\uffa0',
    '\u200b\u2060',
    '-',
    '--',
    "'''",
    '’’',
    "- ' -",
    '\u2011\u2011',
    '\u0301\u0301',
  ]),
  ...refused('name', NAME_SHORT, ['A', ' A ', '李', '𠮷', 'A\u200d', 'e\u0301', '1']),
  ...refused('name', NAME_LONG, ['m'.repeat(51), '𠮷'.repeat(51), `${'m'.repeat(60)}2`]),
  ...refused('name', NAME_CHARACTERS, [
    'Dr. Mary Lee',
    'Mary & John',
    'Maeve & Sons',
    'R2 D2',
    'Mary Lee 3rd',
    'mary@example.com',
    'Lee, Mary',
    'Mary_Lee',
    'Mary 😀',
    'Mary/John',
    'Mary (Mrs)',
    'Anna; DROP TABLE',
    '<b>Mary</b>',
    '\u2800\u2800',
    '٣٣',
  ]),
];

const phones: readonly TypedInput[] = [
  ...taken('phone', [
    '0491570006',
    '0491 570 006',
    '0491-570-006',
    '0491.570.006',
    '0491/570/006',
    '(02) 7010 1995',
    '02 7010-1995',
    '(02)70101995',
    '[02] 7010 1995',
    '+61491570006',
    '+61 491 570 006',
    '+61 2 9876 5432',
    '+61 (0)2 9876 5432',
    '+61(0)491570006',
    '+61 (0) 491 570 006',
    '+61 02 9876 5432',
    '(+61) 2 9876 5432',
    '0061 491 570 006',
    '0061491570006',
    '0061 (0)2 9876 5432',
    '03 9876 5432',
    '07.3876.5432',
    '08/8876/5432',
    '0291\u2013234\u2013567',
    '0491\u2011570\u2011006',
    ['  0491 570 006 ', '0491 570 006'],
    ['0491\t570\t006', '0491 570 006'],
    ['\t0491570006', '0491570006'],
    ['0491\u00a0570\u00a0006', '0491 570 006'],
    ['\u202a+61 491 570 006\u202c', '+61 491 570 006'],
    ['\u202d0491570006\u202e', '0491570006'],
    ['\u20660491 570 006\u2069', '0491 570 006'],
    ['\u2067\u20680491570006', '0491570006'],
    ['\u200b0491\u200c570\u200d006', '0491570006'],
    ['0491570006\u200e', '0491570006'],
    ['\ufeff0491570006', '0491570006'],
    ['0491570006\u0000', '0491570006'],
  ]),
  ...refused('phone', PHONE_REQUIRED, ['', '   ', '\u200e', '\u202a\u202c', '\t']),
  ...refused('phone', PHONE_INVALID, [
    '12345',
    'ring me',
    '0191 570 006',
    '0091 570 006',
    '0491 570 00',
    '0491 570 0066',
    '61 491 570 006',
    '491 570 006',
    '+62 491 570 006',
    '+1 212 555 0100',
    '+61 0 0491 570 006',
    '00610 0491 570 006',
    '9876 5432',
    '0491 570 006 ext 2',
    '0491 570 006 or 0491 570 156',
    '٠٤٩١٥٧٠٠٠٦',
    '0'.repeat(60),
    '000',
  ]),
  ...refused('phone', PHONE_OF_SERVICE, [
    '1300 975 707',
    '1300975707',
    '1800 975 707',
    '13 12 34',
    '13-12-34',
    '+61 1300 975 707',
    '\u202a1300 975 707\u202c',
  ]),
];

const emails: readonly TypedInput[] = [
  ...taken('email', [
    'maeve@example.com',
    'm.o+walls@strata.example.com.au',
    "o'brien@example.com",
    'MAEVE@EXAMPLE.COM',
    'maeve_lee-1@example.co',
    'jürgen@bücher.example',
    'maeve@example.photography',
    ['  maeve@example.com ', 'maeve@example.com'],
    ['\u200bmaeve@example.com', 'maeve@example.com'],
    ['maeve\u200b@example.com', 'maeve@example.com'],
    ['\u202amaeve@example.com\u202c', 'maeve@example.com'],
    ['\ufeffmaeve@example.com', 'maeve@example.com'],
    ['maeve@example.com\u2069', 'maeve@example.com'],
    ['maeve@\texample.com', 'maeve@example.com'],
    ['mailto:maeve@example.com', 'maeve@example.com'],
    ['MAILTO:maeve@example.com', 'maeve@example.com'],
    ['mailto:maeve@example.com?subject=Wall', 'maeve@example.com'],
    ['<maeve@example.com>', 'maeve@example.com'],
    ['(maeve@example.com)', 'maeve@example.com'],
    ['[maeve@example.com]', 'maeve@example.com'],
    ['<mailto:maeve@example.com>', 'maeve@example.com'],
    ['maeve@example.com>', 'maeve@example.com'],
    ['maeve@example.com.', 'maeve@example.com'],
    ['maeve@example.com,', 'maeve@example.com'],
    ['<maeve@example.com>,', 'maeve@example.com'],
    ['<maeve@example.com.>', 'maeve@example.com'],
    ['maeve@example.com\u0000', 'maeve@example.com'],
    ['maeve@exam\u0007ple.com', 'maeve@example.com'],
    // A likely mistyping is asked about and never changed.
    'maeve@gmail.con',
    'maeve@gmial.com',
  ]),
  ...refused('email', EMAIL_REQUIRED, ['', '  ', '\u200b', '<>', 'mailto:', '.']),
  ...refused('email', EMAIL_INVALID, [
    'maeve',
    'maeve@example',
    'maeve@@example.com',
    'maeve lee@example.com',
    'maeve@exam ple.com',
    'Maeve Lee <maeve@example.com>',
    'maeve@example.com, lee@example.com',
    'maeve..lee@example.com',
    'maeve@example..com',
    'maeve@example.com..',
    'maeve@example.com.,',
    'maeve@.example.com',
    'maeve@.',
    '@example.com',
    'maeve@',
    'maeve.example.com',
    'maeve(home)@example.com',
    `${'m'.repeat(250)}@example.com`,
  ]),
];

const texts: readonly TypedInput[] = [
  ...taken('message', [
    '',
    'The parapet leans.',
    'Two lines.\nOne more.\tAnd a tab.',
    'Smile 😀 👨‍👩‍👧 \u200e!',
    ['The\u0000 parapet', 'The parapet'],
    ['The\u0001\u0008 parapet\u001b[31m', 'The parapet[31m'],
    ['One line.\u000bThe next.', 'One line.\nThe next.'],
    ['One page.\u000cThe next.', 'One page.\nThe next.'],
    ['One line.\u0085The next.', 'One line.\nThe next.'],
    ['\u007f\u009fText', 'Text'],
    ['Half of a smile: \ud83d', 'Half of a smile:'],
    ['m'.repeat(500), 'm'.repeat(500)],
  ]),
  ...refused('message', messages.messageLong, ['m'.repeat(501)]),
];

/** Of every field, what people typed on real phones or pasted from elsewhere. */
export const typedInputs: readonly TypedInput[] = [...names, ...phones, ...emails, ...texts];
