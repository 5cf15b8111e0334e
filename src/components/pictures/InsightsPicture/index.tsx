import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Frame} from '../Frame';
import styles from './styles.module.css';

/** Sample data: conversion rates in percent by audience, control then treatment. */
const audiences = [
  {name: 'Search, price', control: 2.4, treatment: 3.8},
  {name: 'LinkedIn', control: 2.1, treatment: 2.9},
  {name: 'German', control: 1.6, treatment: 2.7},
  {name: 'Retargeting', control: 3.1, treatment: 3.0},
];
const fullWidth = 4;

/** Conversion by audience: three audiences gain, one does not. */
export function InsightsPicture(): ReactNode {
  return (
    <Frame
      title="Conversion by audience"
      label="Sample dashboard: conversion of control and treatment for four audiences. Three gain, retargeting does not."
    >
      {audiences.map(({name, control, treatment}) => (
        <div key={name} className={styles.audience}>
          <span className={styles.name}>{name}</span>
          <span className={styles.bar} style={{width: `${(control / fullWidth) * 100}%`}} />
          <span className={styles.value}>{control.toFixed(1)}%</span>
          <span
            className={clsx(styles.bar, treatment > control ? styles.gain : styles.flat)}
            style={{width: `${(treatment / fullWidth) * 100}%`}}
          />
          <span className={styles.value}>{treatment.toFixed(1)}%</span>
        </div>
      ))}
      <div className={styles.note}>Upper bar control, lower bar treatment. Sample figures.</div>
    </Frame>
  );
}
