-- Each browser's first exposure to the test, old enough for the whole window.
with exposures as (
  select
    anonymous_id,
    min(received_at) as first_at,
    min(experiment_group) as experiment_group,
    count(distinct experiment_group) as groups_seen
  from tailor_experiment
  where experiment_id = 'exp_4821' and ramp_stage = 'in_experiment'
  group by anonymous_id
)
select
  exposures.experiment_group,
  count(distinct exposures.anonymous_id) as visitors,
  count(distinct trials.anonymous_id) as conversions
from exposures
left join trial_started as trials
  on trials.anonymous_id = exposures.anonymous_id
  and trials.received_at >= exposures.first_at
  and trials.received_at < exposures.first_at + interval '7 days'
where exposures.groups_seen = 1
  and exposures.first_at < current_timestamp - interval '7 days'
group by exposures.experiment_group
order by exposures.experiment_group;
