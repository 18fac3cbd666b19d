// The first Super Admin begins with the link of `npm run staff -- begin`.
import { parseArgs } from 'node:util';
import { callShop, fail } from './runningShop.mjs';

const USAGE = `Usage: npm run staff -- begin
       npm run staff -- list
       npm run staff -- add <mobile number> --role 1|2|3|5 --name "…" [--language en|ta|hi]
       npm run staff -- code|unlock|reset-factor|switch-off|switch-on <mobile number>

  begin         prints the link with which the first Super Admin begins; it works once, for a day
  add           1 Super Admin, 2 Admin, 3 Sales Person, 5 rider; for 1 and 2 it prints a one-time secret
  code          prints a code for a login that waits for one, for as long as no SMS goes out
  unlock        lets a person log in whom too many codes or wrong codes keep out
  reset-factor  removes a second factor and prints a one-time secret to set up another
  switch-off    ends the person's logins; they can't log in until switch-on
  list          all people

For example: npm run staff -- add 9876543210 --role 1 --name "Selvi"`;

const ROLES = new Map([
  ['1', 'Super Admin'],
  ['2', 'Admin'],
  ['3', 'Sales Person'],
  ['5', 'rider'],
]);
const LANGUAGES = ['en', 'ta', 'hi'];

function readArguments() {
  try {
    const options = /** @type {const} */ ({ type: 'string' });
    return parseArgs({ allowPositionals: true, options: { role: options, name: options, language: options } });
  } catch {
    return fail(USAGE);
  }
}

const { positionals, values } = readArguments();
const [what = '', mobileNumber = '', ...rest] = positionals;
const { role = '', name = '', language = 'en' } = values;

const isNumber = /^[+\d][\d ().-]{9,24}$/.test(mobileNumber) && rest.length === 0;
const isAddition = what === 'add' && isNumber && ROLES.has(role) && name.trim() !== '' && LANGUAGES.includes(language);
const isChange = ['code', 'unlock', 'reset-factor', 'switch-off', 'switch-on'].includes(what) && isNumber;
if (!isAddition && !isChange && (!['begin', 'list'].includes(what) || mobileNumber !== '')) fail(USAGE);

if (what === 'begin') {
  const { text, data } = await callShop('staff/begin');
  console.log(`${text}\n${data.link}`);
} else if (what === 'list') {
  const { data } = await callShop('staff/list');
  for (const person of data.items) {
    const marks = [
      ROLES.get(String(person.role)),
      ...(person.hasSecondFactor ? [person.factorLost ? 'second factor lost (reset-factor)' : 'second factor'] : []),
      ...(person.active ? [] : ['switched off']),
    ];
    console.log(`${person.mobileNumber}  ${person.name}: ${marks.join(', ')}`);
  }
} else {
  const { text, data } = isAddition
    ? await callShop('staff/add', { mobileNumber, role: Number(role), name, language })
    : await callShop(`staff/${mobileNumber.replace(/\D/g, '')}/${what}`);
  console.log(text);
  if (what === 'code') console.log(data.code);
  else if (data.secret !== null) {
    console.log(`One-time secret, valid for three days: ${data.secret}
Hand it over in person. It is typed once, after the code by SMS, at the login of the counter.`);
  }
}
