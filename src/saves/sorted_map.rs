//! A map in the order of its keys, as a sorted list. The page keeps a few thousand things at most, and for each type of
//! them a tree (`BTreeMap`) would be 5 kB of code to download.

/// A map in the order of its keys.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SortedMap<K, V>(Vec<(K, V)>);

impl<K, V> Default for SortedMap<K, V> {
    fn default() -> SortedMap<K, V> {
        SortedMap(Vec::new())
    }
}

impl<K: Ord, V> SortedMap<K, V> {
    /// The index of a key, or else where it belongs.
    fn place(&self, key: &K) -> Result<usize, usize> {
        self.0.binary_search_by(|(other, _)| other.cmp(key))
    }

    pub(super) fn get(&self, key: &K) -> Option<&V> {
        self.place(key).ok().map(|at| &self.0[at].1)
    }

    pub(super) fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        self.place(key).ok().map(|at| &mut self.0[at].1)
    }

    pub(super) fn contains_key(&self, key: &K) -> bool {
        self.place(key).is_ok()
    }

    /// Puts a value under a key, in place of any other.
    pub(super) fn insert(&mut self, key: K, value: V) {
        match self.place(&key) {
            Ok(at) => self.0[at].1 = value,
            Err(at) => self.0.insert(at, (key, value)),
        }
    }

    /// The value under a key. If there is none, the key gets this one.
    pub(super) fn or_insert_with(&mut self, key: K, value: impl FnOnce() -> V) -> &mut V {
        let at = match self.place(&key) {
            Ok(at) => at,
            Err(at) => {
                self.0.insert(at, (key, value()));
                at
            }
        };
        &mut self.0[at].1
    }

    /// Takes over the pairs of another map, in place of those with the same keys.
    pub(super) fn extend(&mut self, other: SortedMap<K, V>) {
        other.0.into_iter().for_each(|(key, value)| self.insert(key, value));
    }

    pub(super) fn remove(&mut self, key: &K) -> Option<V> {
        self.place(key).ok().map(|at| self.0.remove(at).1)
    }
}

impl<K, V> SortedMap<K, V> {
    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = (&K, &V)> {
        self.0.iter().map(|(key, value)| (key, value))
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = (&K, &mut V)> {
        self.0.iter_mut().map(|(key, value)| (&*key, value))
    }

    pub(super) fn values(&self) -> impl DoubleEndedIterator<Item = &V> {
        self.0.iter().map(|(_, value)| value)
    }

    pub(super) fn into_pairs(self) -> Vec<(K, V)> {
        self.0
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Removes the keys for which `stays` is false.
    pub(super) fn retain(&mut self, mut stays: impl FnMut(&K) -> bool) {
        self.0.retain(|(key, _)| stays(key));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_in_order_and_have_one_value_each() {
        let mut map = SortedMap::default();
        for (key, value) in [(3, "c"), (1, "a"), (2, "b"), (1, "z")] {
            map.insert(key, value);
        }
        assert_eq!(map.iter().collect::<Vec<_>>(), [(&1, &"z"), (&2, &"b"), (&3, &"c")]);
        assert_eq!(*map.or_insert_with(2, || "new"), "b");
        assert_eq!(*map.or_insert_with(4, || "new"), "new");
        assert_eq!((map.remove(&3), map.remove(&3), map.len()), (Some("c"), None, 3));
        map.retain(|key| *key > 1);
        assert!(!map.contains_key(&1) && map.contains_key(&2));
    }
}
