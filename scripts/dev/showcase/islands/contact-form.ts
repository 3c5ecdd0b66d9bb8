import { CONTACT_ENDPOINT, TOPIC_PARAMETER } from '../../../../src/config/routes.ts';
import {
  FIELD_MESSAGES,
  REQUEST_MESSAGES,
  type RequestError,
} from '../../../../src/features/contact/messages.ts';
import type { State } from '../sample.ts';
import { answer, enter, find, never, press } from '../visitor.ts';

export const title = 'Kontaktformular';

const SUBMIT = '.form [type=submit]';
const send = () => press(SUBMIT);

async function fill(): Promise<void> {
  await enter('#name', 'Kim Beispiel');
  await enter('#email', 'kim@wahlkreis.example');
  await enter('#phone', '030 23125 417');
  await enter('#organization', 'Wählergemeinschaft Musterstadt');
  await enter('#campaign_type', 'mayor');
  await enter('#message', 'Ich kandidiere als Bürgermeisterin.\nDie Wahl ist im März.');
  await press('#agree_privacy');
}

/** The endpoint's answer, as the contract has it. */
const refused = (code: RequestError, status: number, fields?: Record<string, string>) => () =>
  Promise.resolve(
    Response.json({ error: { code, message: REQUEST_MESSAGES[code], fields } }, { status }),
  );
const accepted = (confirmation: boolean) => () =>
  Promise.resolve(Response.json({ success: true, reference: 'K7F-2MP', confirmation }));

/** Sends a filled-in form, until its outcome is there. */
const sendTo = (respond: () => Promise<Response>, outcome: string) => async () => {
  answer(CONTACT_ENDPOINT, respond);
  await fill();
  await send();
  await find(outcome);
};
const failing = (respond: () => Promise<Response>) => async () => {
  await sendTo(respond, '#form-failure:not([hidden])')();
  await find('.toast');
};
const sent = (confirmation: boolean) => async () => {
  await sendTo(accepted(confirmation), '#form-sent:not([hidden])')();
  await find('.toast');
};

export const states: readonly State[] = [
  { name: 'leer', title: 'Leer' },
  { name: 'ausgefuellt', title: 'Ausgefüllt', play: fill },
  { name: 'thema', title: 'Mit einem Thema', query: `?${TOPIC_PARAMETER}=Wahlplakate` },
  {
    name: 'budget',
    title: 'Mit einem Budget aus dem Planer',
    query: '?wahl=1&summe=12000&anteile=30&anteile=20&anteile=15&anteile=10&anteile=5',
  },
  { name: 'fehler', title: 'Leer abgeschickt', play: send },
  { name: 'sendet', title: 'Wird gesendet', play: sendTo(never, '.form[data-state=submitting]') },
  { name: 'gesendet', title: 'Gesendet', play: sent(true) },
  { name: 'ohne-mail', title: 'Gesendet, die Bestätigung kam nicht an', play: sent(false) },
  {
    name: 'felder',
    title: 'Felder abgelehnt (422)',
    play: failing(
      refused('invalid', 422, {
        email: FIELD_MESSAGES.email_invalid,
        message: FIELD_MESSAGES.message_too_short,
      }),
    ),
  },
  { name: 'zu-viele', title: 'Zu viele Anfragen (429)', play: failing(refused('too_many', 429)) },
  {
    name: 'nicht-zugestellt',
    title: 'Nicht zugestellt (502)',
    play: failing(refused('not_sent', 502)),
  },
  {
    name: 'nicht-in-betrieb',
    title: 'Nicht in Betrieb (503)',
    play: failing(refused('not_configured', 503)),
  },
  {
    name: 'ohne-netz',
    title: 'Ohne Netz',
    play: failing(() => Promise.reject(new TypeError('Failed to fetch'))),
  },
];
