/** The fields of the site's own lead form. */
export interface LeadFields {
  readonly email: string;
  readonly website: string;
}

export type FieldProblem = 'missing' | 'malformed';

const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const websitePattern = /^(https?:\/\/)?([a-z0-9\u00a1-\uffff-]+\.)+[a-z\u00a1-\uffff]{2,}(:\d+)?([/?#]\S*)?$/i;

function problemOf(value: string, pattern: RegExp): FieldProblem | undefined {
  if (value.trim() === '') return 'missing';
  return pattern.test(value.trim()) ? undefined : 'malformed';
}

/** What is wrong with each field; a field that is fine has no entry. */
export function validate({email, website}: LeadFields): Partial<Record<keyof LeadFields, FieldProblem>> {
  const problems = {email: problemOf(email, emailPattern), website: problemOf(website, websitePattern)};
  return {
    ...(problems.email && {email: problems.email}),
    ...(problems.website && {website: problems.website}),
  };
}
