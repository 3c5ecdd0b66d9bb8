import type { z } from 'astro/zod';
import { MDX_PROPS } from '../../schemas/mdx.ts';
import type { BudgetPlannerWords } from '../../schemas/article.ts';
import type { PlanWords } from './carry.ts';
import type { BudgetFigures } from './plan.ts';

const ATTRIBUTE = /(\w+)=(?:"([^"]*)"|\{([\d.]+)\})/g;

/** Attributes of all uses of a component in an article's text; a wrong one is the component's to report. */
function uses<Schema extends z.ZodType>(
  body: string,
  name: string,
  schema: Schema,
): z.output<Schema>[] {
  const tags = body.matchAll(new RegExp(`<${name}\\s([^>]*?)/?>`, 'g'));
  return [...tags].flatMap(([, text = '']) => {
    const attributes = [...text.matchAll(ATTRIBUTE)].map(([, key, words, number]) => [
      key,
      words ?? Number(number),
    ]);
    const checked = schema.safeParse(Object.fromEntries(attributes));
    return checked.success ? [checked.data] : [];
  });
}

/**
 * The figures of the one article that has a planner, so that planner and article never disagree.
 *
 * @param body the article's text, as written
 * @returns undefined for an article without a planner
 */
export function budgetFigures(body: string): BudgetFigures | undefined {
  const [planner] = uses(body, 'Budgetplaner', MDX_PROPS.Budgetplaner);
  if (!planner) return undefined;
  return {
    ranges: uses(body, 'Budgetspanne', MDX_PROPS.Budgetspanne).map(({ wahl, von, bis }) => ({
      election: wahl,
      least: von,
      most: bis,
    })),
    shares: uses(body, 'Kostenanteil', MDX_PROPS.Kostenanteil)
      .map(({ name, von = 0, bis = 0, ohneZahl }) => ({
        name,
        least: von,
        most: bis,
        open: ohneZahl,
      }))
      .sort((a, b) => Number(a.open !== undefined) - Number(b.open !== undefined)),
    reserve: { least: planner.reserveVon, most: planner.reserveBis },
  };
}

/** What the contact form needs to write down a plan; undefined while no article has a planner. */
export function planWords(
  articles: readonly { body?: string | undefined }[],
  { form, message, table }: BudgetPlannerWords,
): PlanWords | undefined {
  const [figures] = articles.flatMap(({ body = '' }) => budgetFigures(body) ?? []);
  if (!figures) return undefined;
  const { fromReserve, otherElection } = form;
  const words = {
    form: { fromReserve, otherElection },
    message,
    table: { reserve: table.reserve },
  };
  return { figures, words };
}
