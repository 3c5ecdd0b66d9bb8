import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { href } from '../../config/routes.ts';
import { choiceLink } from '../../features/election-calendar/address.ts';
import { choiceOf } from '../../features/election-calendar/elections.ts';
import { icsText } from '../../features/election-calendar/ics.ts';
import { planOf } from '../../features/election-calendar/plan.ts';
import { contentOf, partOf } from '../../lib/build/content.ts';
import { berlinDay, isOver } from '../../lib/day.ts';

/** Lists the elections whose day is published and lies ahead. */
export const getStaticPaths = (async () => {
  const { items } = await contentOf('electionDates');
  if (!(await partOf('electionCalendar'))) return [];
  return items
    .filter(({ day }) => !isOver(day, new Date()))
    .map((election) => ({ params: { election: election.id }, props: election }));
}) satisfies GetStaticPaths;

/**
 * Delivers the calendar of an election, to subscribe to. Neither its address nor the ids of its events contain the
 * day of the election, so that a new day moves the events of all subscribers.
 */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  props: election,
  site,
}) => {
  const { id, name } = election;
  const words = await contentOf('electionCalendar');
  const dates = await contentOf('electionDates');
  const choice = choiceOf(election);
  const now = new Date();
  const plan = planOf(words, { choice, dates, today: berlinDay(now) });
  const url = new URL(href('calendar') + choiceLink(choice), site).href;
  const text = icsText(plan, { id, name, words, url, host: site?.host ?? '', now });
  return new Response(text, { headers: { 'content-type': 'text/calendar;charset=utf-8' } });
};
