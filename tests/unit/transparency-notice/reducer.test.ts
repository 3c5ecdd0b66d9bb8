import { expect, test } from 'vitest';
import { answersFor, newCampaign } from '../../../src/features/transparency-notice/campaign.ts';
import {
  type Action,
  type NoticeState,
  reduce,
  noticeState,
} from '../../../src/features/transparency-notice/reducer.ts';
import type { Answers } from '../../../src/features/transparency-notice/validate.ts';
import { CAMPAIGN, campaignOf, POSTER } from '../../fixtures/notice-answers.ts';

const FIRST = noticeState(newCampaign('2027-04-01'), 'sponsor');
const after = (state: NoticeState, ...actions: Action[]): NoticeState =>
  actions.reduce(reduce, state);
const opened = (...answers: Parameters<typeof campaignOf>): NoticeState =>
  after(FIRST, { type: 'open', campaign: campaignOf(...answers) });
const typed = (values: Answers): Action => ({ type: 'typed', values });
const SECOND: Action = { type: 'choosePiece', pieceIndex: 1 };
const ADD: Action = { type: 'add', day: '2027-04-01' };

test('an incomplete step shows all its messages and focuses the first wrong field', () => {
  const values = { sponsor_kind: 'person', sponsor_name: 'Kim' };
  const state = after(FIRST, typed(values), { type: 'next' });
  expect(state).toMatchObject({ view: 'sponsor', focus: { on: '#sponsor_email' } });
  expect([...state.withMessage]).toEqual(['sponsor_email', 'controller', 'payer']);
});

test('the steps lead to the result', () => {
  const next: Action = { type: 'next' };
  const election = after(FIRST, typed(CAMPAIGN), next);
  expect(election.view).toBe('election');
  const money = after(election, next);
  expect(money.view).toBe('money');
  const last = after(money, next);
  expect(last.view).toBe('pieces');
  // The amount may come later.
  expect(after(last, typed({ ...POSTER, ad_amount: '' }), next)).toMatchObject({
    view: 'result',
    focus: { on: '.notice-head' },
  });
});

test('the place to complain is the sponsor until the visitor names another one', () => {
  const report = ({ campaign }: NoticeState) => answersFor(campaign, 0).report;
  const begun = after(FIRST, typed(CAMPAIGN));
  expect(report(begun)).toBe('Liste Nord e. V., post@liste.example');
  const corrected = after(begun, typed({ sponsor_email: 'neu@liste.example.' }));
  expect(report(corrected)).toBe('Liste Nord e. V., neu@liste.example');
  const named = after(corrected, typed({ report: 'beschwerde@liste.example' }), typed(CAMPAIGN));
  expect(report(named)).toBe('beschwerde@liste.example');
  expect(report(after(named, typed({ report: '' })))).toBe('');
});

test('after an open question is answered, the form goes back to the result', () => {
  const asked = after(opened(), { type: 'ask', field: 'sponsor_name', pieceIndex: 0 });
  expect(asked).toMatchObject({ view: 'sponsor', focus: { on: '#sponsor_name' } });
  expect(after(asked, { type: 'next' }).view).toBe('result');
});

test('a further piece is a copy of the first without what holds for that piece alone', () => {
  const targeted = { targeting: 'yes', targeting_groups: 'Alter' };
  const stopped = { version: '3', replaces: '2', suspended: 'yes', suspended_text: 'Am Markt' };
  const first = { ...targeted, ...stopped, ad_benefits: '500' };
  const { campaign, pieceIndex, focus } = after(opened([first]), ADD);
  expect(pieceIndex).toBe(1);
  expect(focus).toEqual({ on: '#piece_kind' });
  expect(campaign.pieces[1]).toEqual({
    version: '1',
    version_date: '2027-04-01',
    ad_benefits: '0',
    method: 'Nach der Rechnung.',
    targeting: 'yes',
    targeting_groups: 'Alter',
    report: 'Liste Nord e. V., post@liste.example',
    suspended: 'no',
  });
});

test('no piece is added while the shown one has wrong answers', () => {
  const state: NoticeState = { ...opened([{ piece_name: '' }]), view: 'pieces' };
  const { campaign, focus } = after(state, ADD);
  expect(campaign.pieces).toHaveLength(1);
  expect(focus).toEqual({ on: '#piece_name' });
});

test('removing a piece shows the one before it', () => {
  const state = after(opened([{}, { piece_name: 'Flyer' }]), SECOND);
  expect(after(state, { type: 'remove' })).toMatchObject({
    campaign: { pieces: [POSTER] },
    pieceIndex: 0,
    focus: { on: '.notice-head' },
  });
});

test('choosing another piece hides the messages of the piece before', () => {
  const state = { ...opened([{}, {}]), withMessage: new Set(['piece_name'] as const) };
  expect([...after(state, SECOND).withMessage]).toEqual([]);
});

test('the publisher of a newspaper ad is proposed, and that of another kind is asked', () => {
  const publisher = ({ campaign }: NoticeState) => answersFor(campaign, 0).publisher;
  const newspaper = after(FIRST, typed({ piece_kind: 'newspaper' }));
  expect(publisher(newspaper)).toBe('company');
  // The form reads the proposal like an answer.
  const web = after(newspaper, typed({ piece_kind: 'web', publisher: 'company' }));
  expect(publisher(web)).toBeUndefined();
  expect(publisher(after(opened(), typed({ piece_kind: 'newspaper' })))).toBe('sponsor');
});

test('fields that are unchanged, or that a password manager has added, change nothing', () => {
  const state = opened();
  const values = { ...CAMPAIGN, ...POSTER, 'vault-otp': '123456' };
  expect(after(state, typed(values))).toBe(state);
});

test('a history entry shows its view and piece, with the newest answers', () => {
  const [first, second] = [opened(), opened([{}, {}])];
  const shown = after(second, { type: 'show', view: 'pieces', pieceIndex: 1 });
  expect(shown).toMatchObject({ view: 'pieces', pieceIndex: 1, focus: { on: '.notice-head' } });
  // The piece that the entry shows has been removed.
  expect(after(first, { type: 'show', view: 'pieces', pieceIndex: 1 })).toMatchObject({
    campaign: first.campaign,
    view: 'pieces',
    pieceIndex: 0,
  });
});
