-- Each user's first exposure to the test, old enough for the whole window.
with exposures as (
  select
    user_key,
    min(received_at) as first_at,
    min(experiment_group) as experiment_group,
    count(distinct experiment_group) as groups_seen
  from (
    select coalesce(user_id, anonymous_id) as user_key, received_at, experiment_group
    from tailor_experiment
    where experiment_id = 'exp_4821' and ramp_stage = 'in_experiment'
  ) as events
  group by user_key
)
select
  experiment_group,
  count(distinct exposures.user_key) as visitors,
  count(distinct trials.user_key) as conversions
from exposures
left join (
  select coalesce(user_id, anonymous_id) as user_key, received_at
  from trial_started
) as trials
  on trials.user_key = exposures.user_key
  and trials.received_at >= exposures.first_at
  and trials.received_at < exposures.first_at + interval '7' day
where exposures.groups_seen = 1
  and exposures.first_at < current_timestamp - interval '7' day
group by experiment_group
order by experiment_group;
