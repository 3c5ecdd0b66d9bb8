import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { href } from '../../config/routes.ts';
import { choiceLink } from '../../features/election-calendar/address.ts';
import { icsText } from '../../features/election-calendar/plan/ics.ts';
import { publishedPlan } from '../../features/election-calendar/plan/plan.ts';
import { contentOf, partOf } from '../../lib/build/content.ts';
import { berlinDay } from '../../lib/day.ts';

/** Lists the published elections until the last entry of their plan is over. */
export const getStaticPaths = (async () => {
  const words = await partOf('electionCalendar');
  if (!words) return [];
  const dates = await contentOf('electionDates');
  const all = dates.items.map((election) => {
    const plan = publishedPlan(words, election, dates, berlinDay());
    return { params: { election: election.id }, props: { election, plan, words } };
  });
  return all.filter(({ props }) => !props.plan.isOver);
}) satisfies GetStaticPaths;

/**
 * Delivers the calendar of an election, to subscribe to. Neither its address nor the ids of its events contain the day
 * of the election, so that a new day moves the events of all subscribers.
 */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  props: { election, plan, words },
  site,
}) => {
  const url = new URL(href('calendar') + choiceLink(plan.choice), site).href;
  const calendar = { idPrefix: election.id, name: election.name, words, url };
  const text = icsText(plan, { ...calendar, now: new Date() });
  return new Response(text, { headers: { 'content-type': 'text/calendar;charset=utf-8' } });
};
